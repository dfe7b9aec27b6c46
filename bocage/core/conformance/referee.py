"""Plays one game and checks it at every decision. Each check is an oracle: a method that raises ``Fault`` when it complains."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from time import perf_counter

import msgspec

from bocage.core.rulebook.catalogue import catalogue
from bocage.core.action import Action
from bocage.core.contract import Fact, FactRecord
from bocage.core.conformance.choosers import Chooser, at_random, mutations
from bocage.core.conformance.comparing import difference, shared
from bocage.core.conformance.idle_options import idleness
from bocage.core.conformance.short_cuts import Play, ShortCuts
from bocage.core.conformance.uses import Uses
from bocage.core.conformance.worlds import unlike
from bocage.core.decision import Seat
from bocage.core.dice import Fork, ForkingDice, SeededDice, rolls
from bocage.core.errors import BadPosition, BadRecord, BocageError, Illegal, Unreadable
from bocage.core.event import Event
from bocage.core.match import CORE_RULES, Match
from bocage.core.odds import SAMPLE, odds_of, sampled_odds
from bocage.core.outcomes import Odds
from bocage.core.plain import canonical, fill, to_plain
from bocage.core.position.reading import agreed, begin, parts_of, read, read_state
from bocage.core.record.reading import load
from bocage.core.run import Step

GIBBERISH = ("", "   ", "move", "move move", "fly to the moon", "pass pass", "\x00", "move 99 99", "é" * 300)
CLOSE_LOOKS = 60                # the first so many decisions are looked at closely; later ones less and less often
REPLAYS = 40                    # up to so many moves each thorough check replays the record; in longer games only some do
TRIED_FOR_ODDS = 6              # actions, until one has chance in it
TWINS = 60                      # suppositions among which one must vary a hidden thing
ENDS = "the game ends"
SHORT_CUTS = "short cuts"
ALLOWED = "allowed"


class Fault(AssertionError):
    """An oracle has found something wrong."""

    def __init__(self, oracle: str, message: str) -> None:
        super().__init__(f"{oracle}: {message}")
        self.oracle = oracle


class EveryFace(ForkingDice):
    """Forks at every face of every die, without the help of cuts."""

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        raise Fork(rolls(number, ()))


class Referee:
    """Plays one game to its end. Cheap oracles look at every decision, others look closely at the share ``often`` of them, and
    the costly ones at the share ``thorough`` of these. After ``CLOSE_LOOKS`` decisions the share of close looks shrinks, so
    that a long game does not cost as much as ten short ones; ``looks`` counts how often each oracle has looked."""

    def __init__(self, match: Match, rng: Random, choose: Chooser = at_random, thorough: float = 0.05,
                 often: float = 1.0) -> None:
        self.match = match
        self.rng = rng
        self.fate = Random(rng.getrandbits(64))             # for the choices alone, so that no oracle changes what is played
        self.choose = choose
        self.thorough = thorough
        self.often = often
        self.game = match.rules
        self.known_rules = {rule.id for book in (catalogue(match.ruleset.folder),)
                            for rule in (*book.rule, *book.ruling)} | set(CORE_RULES)
        self.pieces: object = None
        self.heard: dict[str, None] = {}
        self.varied: set[tuple[str, Seat]] = set()          # hidden things that a supposition of a seat has varied
        self.rules: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.looks: Counter[str] = Counter()
        self.short_cuts = ShortCuts(rng, self.looks)
        self.uses = Uses(match)
        self.slowest = (0.0, "")
        self.seconds = 0.0
        self.decisions = 0
        self.trying = ""

    def play(self) -> Match:
        limit = self.game.longest_game
        try:
            while self.match.decision is not None:
                self.look()
                self.step()
                self.require(ENDS, self.decisions < limit, f"not after {limit} decisions")
            self.look_at_end()
        except (Fault, KeyboardInterrupt):
            raise
        except Exception as error:
            raise Fault("no exception", "".join(traceback.format_exception(error)[-3:])) from error
        return self.match

    def step(self) -> None:
        decision = self.match.decision
        assert decision is not None
        action = self.choose(self.match, self.fate)
        seat = self.match.entitled(action)[0]
        told = len(self.match.log)
        self.trying = action.text
        spent = self.play_on(action.text, seat)
        self.seconds += spent
        self.slowest = max(self.slowest, (spent, f"{decision.kind}: {action.text}"))
        self.decisions += 1
        self.kinds[decision.kind] += 1
        self.rules[decision.rule] += 1
        self.uses.note(decision, action, self.match.log[told:])
        for event in self.match.log[told:]:
            self.rules[event.rule] += 1
        self.events_have_their_types(self.match.log[told:])

    def play_on(self, text: str, seat: Seat | None = None) -> float:
        """Plays a choice and looks at the questions that were skipped on the way. Returns how many seconds the game took."""
        step, skipped = self.match.step.copy(), len(self.match.skipped)
        started = perf_counter()
        self.match.play(text, seat)
        spent = perf_counter() - started
        if len(self.match.skipped) > skipped:
            self.short_cuts_change_nothing(step, text, self.match, skipped)
        return spent

    def attempts(self, number: int) -> list[str]:
        """Action texts to try: options with small changes, and one that was offered earlier in the game."""
        assert self.match.decision is not None
        texts = [action.text for action in self.match.decision.options]
        return [*mutations(texts, self.rng, number), self.rng.choice(list(self.heard) or texts)]

    def require(self, oracle: str, holds: bool, message: str) -> None:
        if not holds:
            raise Fault(oracle, message)

    # --- oracles ------------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Remembers the offered actions, to try them later when they are not offered."""
        if self.match.decision is not None:
            self.heard |= dict.fromkeys(action.text for action in self.match.decision.options)

    def look(self) -> None:
        self.listen()
        self.options_are_sound()
        self.options_have_their_types()
        self.pieces_are_conserved()
        self.position_is_sound()
        self.looks["every decision"] += 1
        if self.rng.random() * max(1.0, len(self.match.moves) / CLOSE_LOOKS) >= self.often:
            return
        self.looks["closely"] += 1
        self.nothing_changes_by_looking()
        self.copy_is_equal_and_independent()
        self.undo_restores()
        if self.rng.random() < self.thorough:
            self.looks["thoroughly"] += 1
            self.undo_hides_nothing()
            self.gibberish_is_refused()
            self.state_copies_like_deepcopy()
            self.snapshot_goes_on()
            self.odds_are_true()
            if self.rng.random() * len(self.match.moves) < REPLAYS:
                self.record_replays()
            self.position_reads_back()

    def look_at_end(self) -> None:
        self.require("a result", self.match.result is not None, "the game is over without a result")
        self.pieces_are_conserved()
        self.record_replays()
        again = read(self.match.position(), lambda game: self.match.ruleset, self.match.setup.game)
        self.require("position text", again.hash() == self.match.hash(), "the end reads back as another position")

    def options_are_sound(self) -> None:
        decision = self.match.decision
        assert decision is not None
        self.require("options", len(decision.options) > 0, f"{decision.kind} has none")
        texts = [action.text for action in decision.options]
        self.require("options", len(texts) == len(set(texts)), f"{decision.kind} offers one twice: {texts}")
        self.require("options", decision.rule in self.known_rules, f"{decision.kind} is asked by unknown rule {decision.rule}")
        self.require("options", bool(decision.by), f"{decision.kind} is asked of nobody")
        for action in decision.options:
            self.require("legal", decision.legal is None or decision.legal(action), f"{action.text!r} is offered but not legal")
            self.require("text form", outcome(self.match, action.text) == ALLOWED and (
                self.match.read(action.text).text == action.text), f"{action.text!r} does not read back")
            self.require("seats", bool(self.match.entitled(action)), f"nobody may choose {action.text!r}")

    def events_have_their_types(self, events: Sequence[Event]) -> None:
        display, board = self.match.ruleset.display, self.match.board
        for event in events:
            self.fits(display.fact_types.events, event.name, display.event_facts(board, event))

    def options_have_their_types(self) -> None:
        display, board, decision = self.match.ruleset.display, self.match.board, self.match.decision
        assert decision is not None
        self.fits(display.fact_types.questions, decision.kind, display.question_facts(board, decision))
        for action in decision.options:
            self.fits(display.fact_types.verbs, action.verb, display.action_facts(board, action))

    def fits(self, types: Mapping[str, FactRecord], name: str, facts: dict[str, Fact]) -> None:
        """The web client is written for facts of these types. A game that the client shows by its plain face has none."""
        if types:
            self.require("types of facts", name in types, f"{name} is not among them")
            try:
                msgspec.convert(facts, types[name])
            except msgspec.ValidationError as error:
                raise Fault("types of facts", f"{name} {facts}: {error}") from error

    def pieces_are_conserved(self) -> None:
        if not self.match.step.choices:
            now = self.game.pieces(self.match.board, self.match.step.state)
            if self.pieces is None or not self.match.moves:
                self.pieces = now
            if now != self.pieces:
                raise Fault("pieces are conserved", difference(self.pieces, now))

    def position_is_sound(self) -> None:
        if not self.match.step.choices:
            wrong = self.game.audit(self.match.board, self.match.step.state)
            self.require("position", not wrong, "; ".join(wrong))

    def nothing_changes_by_looking(self) -> None:
        """A refused action, or one tried in a copy, does not change this game."""
        before = canonical(self.match.state)
        worlds = self.twin_worlds_look_alike if self.rng.random() < 0.5 else self.swapped_worlds_look_alike
        for oracle, look in (("refusals", self.illegal_actions_are_refused), ("refusals", self.seats_keep_to_their_own),
                             ("copy", worlds)):
            look()
            self.require(oracle, canonical(self.match.state) == before, "what was only tried changed the state")

    def illegal_actions_are_refused(self) -> None:
        decision = self.match.decision
        assert decision is not None
        for text in self.attempts(2):
            try:
                action = self.match.read(text)
            except Unreadable:
                continue
            if decision.allows(action):
                continue
            try:
                self.match.play(action)
            except Illegal as refusal:
                self.require("refusals", refusal.rule in self.known_rules, f"{text!r}: unknown rule {refusal.rule}")
                self.rules[refusal.rule] += 1
            else:
                self.require("refusals", False, f"{text!r} is not offered but can be played")

    def seats_keep_to_their_own(self) -> None:
        """A seat can play exactly the options that are its own."""
        decision = self.match.decision
        assert decision is not None
        action = self.rng.choice(decision.options)
        for seat in range(len(self.match.setup.seats)):
            allowed = outcome(self.match, action.text, seat) == ALLOWED
            self.require("seats", allowed == (seat in self.match.entitled(action)) == (action in self.match.options(seat)),
                         f"whether seat {seat} may choose {action.text!r} is not clear")

    def gibberish_is_refused(self) -> None:
        before = self.match.hash()
        for text in GIBBERISH:
            try:
                self.match.check(text)
            except BocageError as error:
                self.require("gibberish", "\n" not in str(error), "the error is more than one line")
        self.require("gibberish", self.match.hash() == before, "unreadable text changed the state")

    def copy_is_equal_and_independent(self) -> None:
        one, two = self.match.copy(), self.match.copy()
        before, played = self.match.hash(), (len(self.match.moves), len(self.match.log))
        self.require("copy", one.hash() == before, "the copy differs")
        assert one.decision is not None
        action, step = self.rng.choice(one.decision.options), one.step.copy()
        one.play(action)
        self.require("copy", self.match.hash() == before and played == (len(self.match.moves), len(self.match.log)),
                     "playing on the copy changed the original")
        if one.skipped:
            self.short_cuts_change_nothing(step, action.text, one)
        two.play(action)
        self.require("copy", one.hash() == two.hash(), f"after {action.text!r} two copies differ")
        self.option_does_something(action, two)

    def option_does_something(self, action: Action, after: Match) -> None:
        found = idleness(self.match, action, after)
        self.require("an option does something", not found, found)

    def short_cuts_change_nothing(self, before: Step, text: str, after: Match, skipped: int = 0) -> None:
        """A question that is not asked because its answers are all alike (``asking.alike``): another answer, with the same
        dice, leads to the same position and the same question."""
        chance = [value for _, value in after.moves[-1].chance]
        play = Play(before, after.read(text), chance, after.skipped[skipped:])
        found = self.short_cuts.look(play, thoroughly=self.often > 1)
        self.require(SHORT_CUTS, not found, found)

    def state_copies_like_deepcopy(self) -> None:
        state = self.match.state
        by_hand, by_force = state.copy(), deepcopy(state)
        self.require("state copy", canonical(by_hand) == canonical(by_force) == canonical(state), "a field is missing")
        common = shared(state, by_hand)
        self.require("state copy", not common, f"{common} is shared")

    def snapshot_goes_on(self) -> None:
        """The snapshot in a record is complete: the rules go on from it to the same decision."""
        match, step = self.match, self.match.step
        blank = self.game.blank_state()
        changed = fill(blank, msgspec.json.decode(canonical(step.state)))
        self.require("snapshot", not changed and canonical(blank) == canonical(step.state), f"fields {changed}")
        again = match.copy()
        try:
            again.run = Step(match.rules, match.board, blank, step.tape, step.choices, step.ask_all).run(again.dice)
        except Exception as error:                          # for example a tuple that JSON gives back as a list
            raise Fault("snapshot", f"the rules cannot go on from it: {error!r}") from error
        self.require("snapshot", again.hash() == match.hash(), "from it the game goes on differently")

    def position_reads_back(self) -> None:
        """The position as text is the whole of it: read again on the same board, the same decision arises."""
        match, text = self.match, self.match.position()
        try:
            parts = parts_of(text)
            setup = agreed(match.ruleset, parts.head, "")
            state = read_state(match.ruleset, match.board, parts.body, self.game.first_state(match.board))
            if canonical(state) != canonical(match.step.state):
                raise Fault("position text", difference(to_plain(match.step.state), to_plain(state)))
            again = begin(match.ruleset, setup, match.board, state, parts.since, SeededDice("again"))
        except BadPosition as error:
            raise Fault("position text", str(error)) from error
        self.require("position text", (setup.scenario, setup.seats, setup.options) == (
            match.setup.scenario, match.setup.seats, match.setup.options), "its head agrees on something else")
        self.require("position text", again.hash() == match.hash(), "from it the game goes on differently")
        self.require("position text", again.position() == text, "it is written differently once it is read")

    def record_replays(self) -> None:
        self.looks["record replayed"] += 1
        text = self.match.record()
        again = self.load(text)
        self.require("record", again.hash() == self.match.hash(), "the record replays to another position")
        self.require("record", again.record() == text, "the record of the replay differs")
        self.require("record", [event.plain() for event in again.log] == [event.plain() for event in self.match.log],
                     "the replay tells other events")
        lines = text.split("\n")
        at = self.rng.randrange(len(lines) - 1)
        altered = [*lines[:at], lines[at] + "x", *lines[at + 1:]]
        broken = "\n".join(lines[:at] if self.rng.random() < 0.5 else altered)
        try:
            self.load(broken)
        except BadRecord as error:
            self.require("record", "\n" not in str(error), "the error is more than one line")
        else:
            self.require("record", False, f"damage in line {at + 1} goes unnoticed")

    def load(self, text: str) -> Match:
        return load(text, lambda game: self.match.ruleset)

    def undo_restores(self) -> None:
        match = self.match
        decision = match.decision
        assert decision is not None
        before, told = match.hash(), len(match.log)
        action = self.rng.choice(decision.options)
        twin = match.copy()
        step = twin.step.copy()
        twin.play(action)
        if twin.skipped:
            self.short_cuts_change_nothing(step, action.text, twin)
        move = twin.moves[-1]
        for seat in set(range(len(match.setup.seats))) - set(move.by):
            try:
                twin.undo(seat)
            except Illegal:
                continue
            self.require("undo", False, f"seat {seat} takes back {action.text!r}, which was another's choice")
        try:
            twin.undo(move.seat)
        except Illegal:
            self.require("undo", bool(move.chance) or move.reveals, f"{action.text!r} revealed nothing but cannot be undone")
        else:
            self.require("undo", not move.chance and not move.reveals, f"{action.text!r} revealed a fact and was undone")
            self.require("undo", twin.hash() == before and len(twin.log) == told,
                         f"after undoing {action.text!r} the game differs")
            if self.rng.random() < self.thorough:
                self.require("undo", self.views(twin) == self.views(match), f"after undoing {action.text!r} a view differs")

    def undo_hides_nothing(self) -> None:
        """A choice that can be taken back has revealed nothing: every world that a seat held possible before the choice is
        still possible, because some choice in that world would have looked the same. If the seat chose itself, a die that would
        have been rolled there looks different."""
        match, told = self.match, len(self.match.log)
        decision, seat = match.decision, self.rng.randrange(len(self.match.setup.seats))
        assert decision is not None
        action = self.rng.choice(decision.options)
        after, twin = match.copy(), match.twin(seat, self.rng)
        after.play(action)
        if after.moves[-1].chance or after.moves[-1].reveals or canonical(twin.state) == canonical(match.state):
            return
        seen = sight(after, seat, told)
        assert twin.decision is not None
        for other in [action] if seat in decision.by else twin.decision.options:
            trial = twin.copy()
            trial.play(other)
            if (trial.moves[-1].chance and seat not in decision.by) or sight(trial, seat, told) == seen:
                return
        self.require("undo", False, f"{action.text!r} shows seat {seat} a hidden fact and could be undone")

    def views(self, match: Match) -> list[bytes]:
        seats = [None, *range(len(match.setup.seats))]
        return [msgspec.json.encode(match.view(seat)) for seat in seats]

    def twin_worlds_look_alike(self) -> None:
        """A world that differs only in what a seat cannot know looks the same to it: view, question, events, refusals.

        A spectator knows no more than any seat, so it looks the same to him too.
        """
        self.looks["twin worlds"] += 1
        match = self.match
        seat = self.rng.randrange(len(match.setup.seats))
        twin = match.twin(seat, self.rng)
        events, others = retold(match), retold(twin)
        for eyes in (seat, None):
            who = "a spectator" if eyes is None else f"seat {eyes}"
            one, two = match.view(eyes), twin.view(eyes)
            if one != two:
                shown = difference(msgspec.to_builtins(one), msgspec.to_builtins(two))
                raise Fault("twin worlds", f"{who} sees a difference: {shown}")
            here, there = match.question(eyes), twin.question(eyes)
            if here != there:
                raise Fault("twin worlds", f"{who} is asked differently: {here} {there}")
            told, retold_there = ([event.plain() for event in each if event.seen_by(eyes)] for each in (events, others))
            if told != retold_there:
                raise Fault("twin worlds", f"{who} is told other events: {difference(told, retold_there)}")
        for text in self.attempts(1):
            self.require("twin worlds", outcome(match, text, seat) == outcome(twin, text, seat),
                         f"seat {seat} gets different answers to {text!r}")

    def swapped_worlds_look_alike(self) -> None:
        """A world in which one hidden thing was exchanged directly, without ``suppose``, looks the same to the seat too. And
        suppositions vary what can be exchanged so, unless the seat could remember it."""
        match, knowledge = self.match, self.match.ruleset.knowledge
        if not knowledge.hidden:
            return
        seat, thing = Seat(self.rng.randrange(len(match.setup.seats))), self.rng.choice(knowledge.hidden)
        board, state = match.board, match.step.state
        other = thing.swap(board, state, seat, self.rng)
        if other is None:
            return
        self.looks["swapped worlds"] += 1
        true = thing.read(board, state, seat)
        self.require("swapped worlds", thing.read(board, other, seat) != true, f"{thing.name}: the exchange changes nothing")
        wrong = self.game.audit(board, other)
        self.require("swapped worlds", not wrong, f"{thing.name}: {'; '.join(wrong)}")
        found = unlike(match, seat, other, self.rng)
        self.require("swapped worlds", not found, f"{thing.name}: {found}")
        if thing.remembered or match.step.choices or match.step.opening() or (thing.name, seat) in self.varied:
            return                                          # what the step has revealed so far may settle what the thing is
        varied = any(thing.read(board, match.twin(seat, self.rng).step.state, seat) != true for _ in range(TWINS))
        self.require("swapped worlds", varied, f"no supposition of seat {seat} varies {thing.name}")
        self.varied.add((thing.name, seat))

    def odds_are_true(self) -> None:
        """The exact odds of an action sum to one, hide no face that matters, and agree with a sample. Most actions have no
        chance in them; there a sample would show nothing, so a few actions are tried until one has several outcomes."""
        decision = self.match.decision
        assert decision is not None
        for action in self.rng.sample(decision.options, min(TRIED_FOR_ODDS, len(decision.options))):
            odds = odds_of(self.match.step, action, 400, 0)
            if len(odds.outcomes) != 1:                     # several, or too many to be exact
                break
        if odds.exact:
            self.exact_odds_are_true(action, odds)

    def exact_odds_are_true(self, action: Action, odds: Odds) -> None:
        self.looks["exact odds"] += 1
        total = sum(outcome.weight or 0 for outcome in odds.outcomes)
        self.require("odds", total == 1, f"of {action.text!r} sum to {total}")
        whole = odds_of(self.match.step, action, 1000, 0, EveryFace())
        self.require("odds", not whole.exact or weights(whole) == weights(odds), f"of {action.text!r} hide a face that matters")
        if len(odds.outcomes) == 1:
            return
        self.looks["sampled odds"] += 1
        sample = {tuple(event.plain() for event in outcome.events): outcome.chance
                  for outcome in sampled_odds(self.match.step, action, SAMPLE // 4).outcomes}
        for found in odds.outcomes:
            rate = sample.pop(tuple(event.plain() for event in found.events), 0.0)
            margin = 5 * (max(found.chance * (1 - found.chance), 1e-9) / (SAMPLE // 4)) ** 0.5 + 0.02
            self.require("odds", abs(rate - found.chance) <= margin,
                         f"of {action.text!r}: exact {found.chance:.3f}, sampled {rate:.3f}")
        self.require("odds", not sample, f"of {action.text!r} miss an outcome: {list(sample)[:1]}")


def outcome(match: Match, text: str, seat: int | None = None) -> str:
    """Returns "allowed", or the error key with its arguments."""
    try:
        match.check(text, seat)
    except BocageError as error:
        return f"{error.key} {error.args_for_text}"
    return ALLOWED


def retold(match: Match) -> list[Event]:
    """The events since the step began, from playing it again."""
    events: list[Event] = []
    match.step.run(match.dice.copy(), events)
    return events


def sight(match: Match, seat: int, since: int) -> tuple[object, ...]:
    """Everything by which a seat can tell positions apart: its view, the question, and the events it was told."""
    told = [event.plain() for event in match.events(since, seat)]
    return msgspec.to_builtins(match.view(seat)), match.question(seat), told


def weights(odds: Odds) -> dict[tuple[object, ...], object]:
    return {tuple(event.plain() for event in outcome.events): outcome.weight for outcome in odds.outcomes}
