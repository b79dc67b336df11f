"""Phrases of cards that checks of many sections write."""

THIS_TURN = "このターンの終わりまで、"
ADDITIONAL_COST = "これをプレイするための追加コストとして、"
ALTERNATIVE_COST = "これのリソースコストを支払うのではなく、"
HEALS = "インスタント ― コストなし: ライフを1点得る。"
IN_YOUR_END_PHASE = "あなたの終了フェイズの開始時になったとき、"
DAMAGE_TO_YOU = "あなたのヒーロー自身が受けるダメージ"
YOURS = "あなたがコントロールする"
