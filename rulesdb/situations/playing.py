"""Playing a situation: its sentences in order, with a ruling for each question, or the question that it leaves open."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from rulesdb.engine.kernel.book import Comparing, current, rules_in_force
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.process.decisive import DecisiveSentences
from rulesdb.play.play_errors import PlayError
from rulesdb.play.table import question_kind
from rulesdb.proofs.account import AccountLine
from rulesdb.situations.causes import Cause, Unmet, causes, is_news, triggered, unmet
from rulesdb.situations.clauses import Action, Clause, Query, Reply, Setup
from rulesdb.situations.files import Sentence, Situation
from rulesdb.situations.parts import AnyAnswer, CardRef, SituationError
from rulesdb.situations.session import FilledIn, Outcome, Session
from rulesdb.situations.told.facts import Fact
from rulesdb.situations.unasked import pass_until, why_unasked
from rulesdb.situations.unresolved import Ahead, ahead
from rulesdb.words.rule_parts import rule_of

LONGER = 3
"""How many times as many choices as with all rules a game without one of them may take."""


class OpenQuestion(NamedTuple):
    """A question of the game that a situation does not answer, although more than one answer is possible."""

    sentence: Sentence
    """The sentence before which the answer is missing."""
    player: str
    """Name of the player who must choose."""
    topic: str
    """The question, as an answer to it begins."""
    options: tuple[str, ...]
    """What can be chosen."""
    rule: str
    """Identifier of the rule that asks."""
    note: str = ""
    """What the order of several answers means, or whose effect asks, or which of several objects it is about; or ""."""
    is_answered_behind: bool = False
    """Whether an answer to it stands behind the sentence, which is too late."""


class AnsweredQuery(NamedTuple):
    """A question of a situation, with its answer."""

    group: int
    """Index of the group of sentences that it begins: the same in a game that is played otherwise."""
    sentence: Sentence
    """The question."""
    outcome: Outcome
    """The answer."""
    called: tuple[str, ...] = ()
    """Identifiers of the sentences of rules that were called to find it out, in the order of their first calls."""
    concerned: tuple[str, ...] = ()
    """Names of the cards that are asked about, and of those in play where their abilities may bear on it."""
    causes: tuple[Cause, ...] = ()
    """The events on account of which it is what it is, the first first; none in a game without a rule."""
    unmet: tuple[Unmet, ...] = ()
    """The abilities that have not triggered, and would have changed it; none if the last action has changed it."""

    idle: tuple[Cause, ...] = ()
    """What triggered in the last action, where neither that nor anything else has changed the answer."""
    ahead: Ahead | None = None
    """What has not resolved yet and would change the answer, where nothing has changed it so far."""

    @property
    def is_without_reason(self) -> bool:
        """Whether it is about the state of the game, and no event is known on account of which it is what it is."""
        clause = self.sentence.clause
        return isinstance(clause, Query) and clause.is_of_state and not (self.causes or self.unmet or self.idle)

    @property
    def is_as_expected(self) -> bool:
        """Whether the answer is the expected one, or none is expected."""
        return self.sentence.expected is None or self.outcome.agrees_with(self.sentence.expected)


class Problem(NamedTuple):
    """A sentence that cannot be played."""

    sentence: Sentence
    """The sentence."""
    message: str
    """Why it cannot be played."""


class RefusedAction(NamedTuple):
    """An action of a situation that rules forbid, so that it does not happen."""

    sentence: Sentence
    """The sentence about the action."""
    line: AccountLine
    """The line of the account that says so, with the rule that forbids it."""


class SentenceAsUnderstood(NamedTuple):
    """A sentence that leaves out what can only be one thing."""

    sentence: Sentence
    """The sentence."""
    reads_as: str
    """The sentence with those that it leaves out."""
    rounds: int = 0
    """The number of rounds in which all players pass before it."""


class Mark(NamedTuple):
    """The game before a group of sentences, from which it can go on in another way."""

    group: int
    """Index of the group, from 0."""
    session: Session
    """The game."""
    answered: tuple[AnsweredQuery, ...]
    """The questions before."""
    calls: int
    """Number of the sentences of rules that were called before."""


class Played(NamedTuple):
    """A situation that was played, to its end or to the first sentence that cannot be played."""

    answered: tuple[AnsweredQuery, ...]
    """The questions with their answers."""
    account: tuple[AccountLine, ...]
    """The account."""
    trace: tuple[str, ...]
    """Identifiers of the sentences of rules that were called, in the order of their first calls."""
    open: OpenQuestion | None = None
    """The question that the situation leaves open, None for none."""
    refused: tuple[RefusedAction, ...] = ()
    """The actions that do not happen, because rules forbid them."""
    problem: Problem | None = None
    """The sentence that cannot be played, None if all can be."""
    understood: tuple[SentenceAsUnderstood, ...] = ()
    """The sentences that leave out what can only be one thing."""
    marks: tuple[Mark, ...] = ()
    """The game before each group of sentences."""
    session: Session | None = None
    """The game after the last sentence that was played."""
    choices: int = 0
    """Number of choices that the players made."""

    @property
    def filled_passes(self) -> dict[tuple[int, int], int]:
        """The rounds of passing that sentences leave out, by group and position."""
        filled = () if self.session is None else self.session.filled
        return {(one.group, one.position): one.rounds for one in filled if one.rounds}


def play(situation: Situation, *, is_recorded: bool = False, compare: Comparing | None = None) -> Played:
    """Play a situation; a recorded one keeps the states of its game for a board.

    ``compare`` runs the rules in place of their functions alone.
    """
    session = situation.game.session(situation.players, situation.cards)
    if situation.unnamed is not None:
        session.table.unnamed = situation.unnamed
    if is_recorded:
        session.table.record()
    answered: list[AnsweredQuery] = []
    marks: list[Mark] = []
    refused: list[RefusedAction] = []
    understood: list[SentenceAsUnderstood] = []
    stopped: OpenQuestion | Problem | None = None
    with rules_in_force(compare=compare) as rules:
        for at, group in enumerate(_groups(situation.sentences)):
            if compare is None:
                marks.append(Mark(at, session.copied(), tuple(answered), len(rules.trace)))
            before, filled_before, answers_before = len(session.refusals), len(session.filled), len(answered)
            stopped = _played(session, at, group, answered)
            if compare is None:
                answered[answers_before:] = [_explained(session, one) for one in answered[answers_before:]]
            refused += (RefusedAction(group[one.position], one.line) for one in session.refusals[before:])
            understood += (SentenceAsUnderstood(one, one.text) for one in group if one.is_implied)
            understood += (_as_understood(group[one.position], one) for one in session.filled[filled_before:])
            if stopped is not None:
                break
        else:
            stopped = _open_at_the_end(session, situation)
    return Played(
        tuple(answered),
        (*session.table.opening.lines(), *session.table.lines),
        tuple(rules.trace),
        stopped if isinstance(stopped, OpenQuestion) else None,
        tuple(refused),
        stopped if isinstance(stopped, Problem) else None,
        tuple(understood),
        tuple(marks),
        session,
        session.table.choices_made,
    )


def _as_understood(sentence: Sentence, filled: FilledIn) -> SentenceAsUnderstood:
    """Return a sentence with those that are filled in beside it."""
    said = (filled.before, sentence.text, filled.behind)
    return SentenceAsUnderstood(sentence, "。".join(filter(None, said)), filled.rounds)


def _explained(session: Session, query: AnsweredQuery) -> AnsweredQuery:
    """Return a question that was answered just now with the causes of its answer, and what might have changed it."""
    clause, answer = query.sentence.clause, query.outcome.answer
    assert isinstance(clause, Query)
    if clause.is_of_state and session.in_lull() is not session:
        return query._replace(concerned=tuple(card.name for card in clause.named))
    session = clause.time(session)
    found = causes(session, clause, answer)
    is_old = clause.is_of_state and not any(is_news(session, cause) for cause in found)
    missed = unmet(session, clause, answer) if is_old else ()
    idle = triggered(session) if is_old and not (found or missed) else ()
    is_unchanged = clause.is_of_state and not (found or missed or idle)
    in_play = () if clause.is_of_named_cards else session.names_in_play
    concerned = (*(card.name for card in clause.named), *in_play)
    waiting = ahead(session, clause, answer) if is_unchanged else None
    return query._replace(causes=found, unmet=missed, idle=idle, concerned=concerned, ahead=waiting)


def decisive_rules(situation: Situation, among: Iterable[str]) -> frozenset[str]:
    """Return those of some called sentences without which the game of a situation may differ at all."""
    decisive = DecisiveSentences(among)
    play(situation, compare=decisive.compare)
    return frozenset(decisive.found)


class OtherAnswer(NamedTuple):
    """An answer in a game that is not quite that of the situation."""

    answer: str
    """The answer."""
    rule: str = ""
    """Identifier of the rule of its cause where it is another one than in the situation's game, "" for none."""


def other_answers(
    situation: Situation, played: Played, look_at: Callable[[Session], None], *, stops_at_problems: bool
) -> dict[int, OtherAnswer]:
    """Return the answers in a game of other cards than the ``played`` one, until more actions are refused than there.

    Each is that to the question of a group; a question that cannot be asked there has none.

    What is not asked for is passed over, unless the game stops where a card cannot be played with the same choices. It
    stops at an action that is not there, such as the ability that is activated: passing would mean something else then.
    ``look_at`` is called with the game at its end.
    """
    session = situation.game.session(situation.players, situation.cards)
    session.filled_passes = played.filled_passes
    session.table.most_choices = LONGER * max(1, played.choices)
    answered: list[AnsweredQuery] = []
    found: dict[int, OtherAnswer] = {}
    with rules_in_force(), suppress(PlayError, EngineError):
        for at, group in enumerate(_groups(situation.sentences)):
            stopped = _played(session, at, group, answered)
            found |= {one.group: _other(session, one, played) for one in answered if one.group == at}
            is_played_otherwise = isinstance(stopped, Problem) and group[0].clause.named
            is_deed = isinstance(group[0].clause, Action) and not isinstance(group[0].clause, Fact)
            is_missing = is_deed and session.table.events_so_far == session.since
            if isinstance(stopped, OpenQuestion) or len(session.refusals) > len(played.refused):
                break
            if is_played_otherwise and (stops_at_problems or is_missing):
                break
    look_at(session)
    return found


def _other(session: Session, query: AnsweredQuery, played: Played) -> OtherAnswer:
    """Return an answer that was given just now, with its cause if the ``played`` one to the question is another."""
    clause, answer = query.sentence.clause, query.outcome.answer
    assert isinstance(clause, Query)
    if all(one.outcome.answer == answer for one in played.answered if one.group == query.group):
        return OtherAnswer(answer)
    return OtherAnswer(answer, next((cause.rule for cause in reversed(causes(session, clause, answer))), ""))


class GameWithout(NamedTuple):
    """The game of a situation without a sentence or rule, as far as it comes."""

    session: Session | None
    """The game, None if it does not differ, because it never calls the rule."""
    answered: tuple[AnsweredQuery, ...]
    """The questions with their answers."""
    readings: frozenset[str] = frozenset()
    """The readings of the misreadings that ran."""

    @property
    def answers(self) -> dict[int, str]:
        """The answers to the questions of groups."""
        return {one.group: one.outcome.answer for one in self.answered}


def game_without(situation: Situation, rule: str, played: Played) -> GameWithout:
    """Play a situation without a sentence or rule; what cannot be played or is not asked for is passed over.

    ``played`` is the game with all rules, which goes the same way up to the first call of the rule; recorded if it is.
    """
    first = next((at for at, called in enumerate(played.trace) if rule in {called, rule_of(called)}), None)
    if first is None or _begins_otherwise(situation, rule, played):
        return GameWithout(None, played.answered)
    mark = next(mark for mark in reversed(played.marks) if mark.calls <= first)
    session, answered = mark.session.copied(), [*mark.answered]
    session.filled_passes = played.filled_passes
    session.table.most_choices = LONGER * played.choices
    with rules_in_force([rule]) as rules, suppress(Exception):  # an engine without a rule may run into anything
        session.table.ask_again()
        for at, group in [*enumerate(_groups(situation.sentences))][mark.group :]:
            if isinstance(_played(session, at, group, answered), OpenQuestion):
                break
    return GameWithout(session, tuple(answered), frozenset(rules.readings))


def _begins_otherwise(situation: Situation, rule: str, played: Played) -> bool:
    """Whether the players would not have the life that is written without a rule, so that no game can be compared."""
    groups = enumerate(_groups(situation.sentences))
    start = next((at for at, group in groups if not isinstance(group[0].clause, Setup)), None)
    if start is None or start >= len(played.marks):
        return False
    lives: list[list[object]] = []
    for off in ((), (rule,)):
        session = played.marks[start].session.copied()
        with rules_in_force(off), suppress(Exception):  # an engine without one of its rules may run into anything
            session.begin()
            session.table.ask_again()
            lives.append([person.life for person in session.table.people])
    return len(lives) == 2 and lives[0] != lives[1]  # noqa: PLR2004


def _open_at_the_end(session: Session, situation: Situation) -> OpenQuestion | Problem | None:
    """Return the question that is open when all sentences are played, or an answer that no action asked for."""
    last = situation.sentences[-1:]
    if session.carried and not session.refusals:
        early = next(one for one in reversed(situation.sentences) if _may_precede(one))
        return Problem(early, why_unasked(session, session.carried))
    return _left_open(session, last[0]) if last and not isinstance(last[0].clause, Query) else None


def _groups(sentences: Sequence[Sentence]) -> Iterator[list[Sentence]]:
    """Yield each sentence with the replies that follow it; sentences about one action are one."""
    group: list[Sentence] = []
    for sentence in sentences:
        if len(group) == 1 and (whole := _joined(group[0], sentence)):
            group = [whole]
            continue
        if group and not isinstance(sentence.clause, Reply):
            yield group
            group = []
        group.append(sentence)
    if group:
        yield group


def _joined(first: Sentence, second: Sentence) -> Sentence | None:
    """Return the one sentence for the action that two tell of, None if they tell of two."""
    clause = first.clause.joined(second.clause) if isinstance(first.clause, Action) else None
    return None if clause is None else first._replace(clause=clause, text=f"{first.text}。{second.text}")


def _played(
    session: Session, at: int, group: Sequence[Sentence], answered: list[AnsweredQuery]
) -> OpenQuestion | Problem | None:
    """Play a sentence and its replies, the group of an index; return what stops the game there."""
    first, *replies = group
    refused, session.group, session.position = len(session.refusals), at, 0
    try:
        _check_supposed(session, first.clause)
        match first.clause:
            case Setup():
                _set_up(session, first, first.clause)
                if replies:
                    first.clause.keep(session, _given(replies))
            case Query():
                session.begin()
                if not _can_answer(session, first.clause) and (left := _left_open(session, first)):
                    return left
                answered.append(_answer(session, at, first, first.clause))
                if replies:
                    session.table.give(_given(replies))
                    session.table.answer_all()
            case Action():
                left = _left_open(session, first)
                if left and not first.clause.is_awaited(session):
                    return left._replace(is_answered_behind=_answers_open_question(session, replies))
                session.table.give(_with_carried(session, replies))
                _act(session, first.clause)
            case Reply():
                session.table.give(_with_carried(session, group))
                session.table.answer_all()
        _await_questions(session, group)
        session.position = 0
        session.resume()
        _carry(session, replies or group)
        _pass_to_answers(session)
        return _unasked(session, replies or group, [one.line for one in session.refusals[refused:]])
    except (PlayError, EngineError) as error:
        return Problem(group[session.position], str(error))


def _check_supposed(session: Session, clause: Clause) -> None:
    """Raise SituationError for anything but a question behind what is supposed."""
    if isinstance(clause, Query):
        return
    if session.supposed == "done":
        raise SituationError("only questions follow what is supposed; write this before it")
    if session.supposed == "next":
        session.supposed = "done"


def _act(session: Session, action: Action) -> None:
    """Let the players do what a sentence says; what happened before it counts as before the last action."""
    if not isinstance(action, Fact):
        session.since = len(session.table.history)
    if not action.is_passing:
        session.done, session.stated = session.since, frozenset()
    if not isinstance(action, Fact):
        session.lull = None
    action.act(session)


def _can_answer(session: Session, query: Query) -> bool:
    """Whether a question has an answer now, although a player must choose: also before what a step begins with."""
    question = session.question
    is_at_beginning = question is not None and question.kind in session.table.begins_with
    is_about_it = question is not None and question.kind in query.about_choices
    if is_about_it or (session.present_lull is not None and not query.is_of_state):
        return True
    return query.waits_for_nobody or (is_at_beginning and session.interrupted is None)


def _answer(session: Session, at: int, sentence: Sentence, clause: Query) -> AnsweredQuery:
    """Answer a question; the rules that it calls stand in the trace and with the answer."""
    rules = current()
    if rules is None:
        return AnsweredQuery(at, sentence, clause.outcome(clause.time(session)))
    before, rules.trace = rules.trace, {}
    try:
        outcome = clause.outcome(clause.time(session))
        return AnsweredQuery(at, sentence, outcome, tuple(rules.trace))
    finally:
        before.update(rules.trace)
        rules.trace = before


def _set_up(session: Session, sentence: Sentence, clause: Setup) -> None:
    """Bring about what a sentence says, which stands in the account as it is written."""
    table = session.table
    if table.has_begun:
        if not clause.is_so(session) and session.filled_passes is None:
            raise SituationError(
                "the game has begun, and this is not so; write before it how it comes, or leave it out"
            )
        return
    before = len(table.lines)
    clause.set_up(session)
    table.lines[before:] = [AccountLine("situation", sentence.text)]


def _await_questions(session: Session, group: Sequence[Sentence]) -> None:
    """Let players pass to the questions of replies before which nothing happens, and refuse what rules forbid."""
    for session.position, sentence in enumerate(group):
        if isinstance(sentence.clause, Reply):
            sentence.clause.wait(session)
            sentence.clause.refuse(session)


def _given(replies: Sequence[Sentence]) -> dict[str, list[AnyAnswer]]:
    """Return the answers of replies, by the kind of question."""
    given: dict[str, list[AnyAnswer]] = {}
    for reply in replies:
        assert isinstance(reply.clause, Reply)
        for kind, answers in reply.clause.answers().items():
            given.setdefault(kind, []).extend(answers)
    return given


def _may_precede(sentence: Sentence) -> bool:
    return isinstance(sentence.clause, Reply) and sentence.clause.may_precede


def _with_carried(session: Session, replies: Sequence[Sentence]) -> dict[str, list[AnyAnswer]]:
    """Return the answers of replies, and behind them those of earlier ones that nobody has asked for yet."""
    given = _given(replies)
    for kind, answers in session.carried.items():
        given.setdefault(kind, []).extend(answers)
    return given


def _carry(session: Session, replies: Sequence[Sentence]) -> None:
    """Keep answers that may stand before the action that asks for them, and say where earlier ones were asked for."""
    table, before = session.table, session.carried
    early = [one for one in replies if _may_precede(one)]
    kinds = {*before, *_given(early)}
    session.carried = {kind: given for kind, given in _left(session).items() if kind in kinds}
    for kind, answers in before.items():
        used = [one for one in answers if one not in session.carried.get(kind, ())]
        if used:
            words = "、".join(one.words for one in used if isinstance(one, CardRef))
            session.fill_in(behind=f"{table.narrator.question(kind)}: {words}")
    for kind in session.carried:
        table.script.pop(kind)


def _left(session: Session) -> dict[str, tuple[AnyAnswer, ...]]:
    """Return the answers that no question has asked for, by its kind."""
    left = session.table.left.items()
    return {kind: tuple(one for one in given if isinstance(one, AnyAnswer)) for kind, given in left}


def _pass_to_answers(session: Session) -> None:
    """Let players pass until what nobody has asked for yet is asked for, where passes are all that is left out."""
    left = session.table.left

    def is_open(twin: Session) -> bool:
        kind = "" if twin.question is None else question_kind(twin.question.kind)
        return bool(twin.table.taken(left.get(kind, ())))

    if left and pass_until(session, is_open):
        session.table.answer_all()


def _left_open(session: Session, sentence: Sentence) -> OpenQuestion | None:
    """Return the question that a player must answer before a sentence can be played."""
    session.begin()
    decision = session.question
    if decision is None:
        return None
    table = session.table
    options = tuple(dict.fromkeys(table.words_for(decision).values()))
    name = table.people[decision.player].name
    source = "" if decision.source is None else f"{table.source_words(decision.source)}の効果"
    note = table.note_on(decision.kind) or source
    return OpenQuestion(sentence, name, table.narrator.question(decision.kind), options, decision.rule, note)


def _answers_open_question(session: Session, replies: Sequence[Sentence]) -> bool:
    """Whether one of some replies answers the open question."""
    question = session.question
    return question is not None and question_kind(question.kind) in _given(replies)


def _unasked(session: Session, replies: Sequence[Sentence], refused: Sequence[AccountLine]) -> Problem | None:
    """Return the problem of an answer that no question asked for, such as one to an action that is ``refused``."""
    if session.table.has_begun and session.table.shows_unnamed(session.since):
        message = "a card of which nothing is said is shown; write which card it is: アンのデッキの一番上に《…》がある"
        return Problem(replies[0], message)
    table, left = session.table, session.table.left
    if not left:
        return None
    decision = session.question
    if decision is not None and question_kind(decision.kind) in left:
        options = "、".join(table.words_for(decision).values())
        return Problem(replies[-1], f"this is not among the options: {options}")
    if refused:
        return Problem(replies[-1], f"nobody is asked for this, since the action is impossible: {refused[0].text}")
    clause = replies[-1].clause
    usually_behind = clause.usually_behind if isinstance(clause, Reply) else ""
    return Problem(replies[-1], why_unasked(session, left, usually_behind))
