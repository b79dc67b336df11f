"""What players do, with targets and payments within the sentence about what is played."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings.ends import END, START

_TARGETED = "を対象(?:に(?:して|とって|とり)?|として|とし)、?"
_VERB = "(?P<verb>プレイする|唱える|起動する)"
_PLAYED = rf"(?P<played>[^。？?]*?を){_VERB}(?=。|$)"

WORDINGS: tuple[Wording, ...] = (
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は、?(?:それに|これに|《[^》]*》に)?対応して、?",
        "{player}は対応する。{player}は",
        "対応して",
    ),
    wording(r"優先権を(?:パスする|放棄する|渡す)", "パスする", "優先権"),
    wording(r"は、?[^。、《》はがを]*(?:フェイズ|ステップ)(?:中)?に、?(?=《)", "は", "に"),
    # a value of X
    wording(
        rf"は、?X(?:=|の値を|を)(?P<x>[0-9]+)(?:として|にして|で)、?(?P<played>[^。？?]*?){_VERB}(?=。|$)",
        "は{played}{verb}。Xの値: {x}",
        "X",
    ),
    wording(
        r"を、?X(?:=|の値を|を)(?P<x>[0-9]+)(?:として|にして|で)、?(?P<verb>プレイする|唱える)(?=。|$)",
        "を{verb}。Xの値: {x}",
        "X",
    ),
    wording(r"裏向きの(?=《[^》]*》[でを])", "", "裏向きの"),
    # what is played at something
    wording(
        r"は、?(?P<target>(?:[^。、《》を]*《[^》]*》|[^。、《》をに]+))に(?P<played>《[^》]*》)を(?:撃つ|使う|唱える|プレイする)(?=。|$)",
        "は{played}をプレイする。対象: {target}",
        "》を",
    ),
    wording(
        r"は、?(?P<played>《[^》]*》)を(?P<target>(?:[^。、《》を]*《[^》]*》|[^。、《》をに向]+))に(?:撃つ|使う|唱える|プレイする)(?=。|$)",
        "は{played}をプレイする。対象: {target}",
        "》を",
    ),
    # a target, before or behind what is played
    wording(
        r"は、?(?P<played>[^。、《》]*《[^》]*》[^。、《》]*?)を、?(?P<target>[^。、《》]*《[^》]*》|[^。、《》]+)"
        rf"{_TARGETED}{_VERB}(?=。|$)",
        "は{played}を{verb}。対象: {target}",
        "を対象",
    ),
    wording(rf"は、?(?P<target>[^。、]+?){_TARGETED}{_PLAYED}", "は{played}{verb}。対象: {target}", "を対象"),
    wording(
        r"は、?(?P<given>《[^》]*》)を生け贄に捧げて、?(?P<played>[^。]*?(?:プレイする|起動する|唱える))"
        r"(?P<more>(?:。[^。:]*: [^。]*)*)",
        "は{played}{more}。選ぶもの: {given}",
        "を生け贄に捧げて",
    ),
    wording(r"(?<=。)対象は(?=[^。？?]*(?:。|$))", "対象: ", "対象は"),
    wording(rf"を待機する{END}", "を待機させる", "待機する"),
    wording(rf"{START}X(?:: |は)(?=[0-9])", "Xの値: ", "X"),
)
"""The wordings of actions."""
