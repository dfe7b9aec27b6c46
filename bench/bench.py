"""How fast the engine is, beside two yardsticks of the same run: python-chess and a fixed pure-Python loop.

    python -m bench.bench

Each figure is the best of several short runs on one core, so that a busy machine disturbs it least.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter, perf_counter_ns

import chess

import bocage
from bench.sight import measure
from bocage.bots import GreedyBot, MctsBot, Viewpoint
from bocage.core.dice import SeededDice
from bocage.core.match import Match
from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules import setup_points
from bocage.games.commandos_40k.rules.sights import look
from bocage.games.commandos_40k.rules.trips import Drawn, sample

RUNS = 5
SECONDS = 1.0
LOOKS = 2000
GOAL_DECISIONS_PER_PLY = {"v_commandos": 1.5, "operation_commando": 1.5, "heroes_of_normandie": 1.0}
GOAL_DECISIONS = {"commandos_40k": 5000}
GOAL_OPTIONS = 100e-6
GOAL_SIGHT = 20e-6
GOAL_STATE_COPIES = 100_000
GOAL_MATCH_COPY = 50e-6
# Two commandos and parallel terrains, a crowded map, a maze: what people play.
V_COMMANDOS = ("bridges", "streets", "prison", "airfield", "black_tea")
OPERATION_COMMANDO = ("initiation", "historical", "utah", "graignes")
HEROES_OF_NORMANDIE = ("first_contact", "bridge", "farmhouse", "village", "hedgerow", "ridge", "battle")
COMMANDOS_40K = ("air_assault", "rescue", "exfiltration")
FIELDS = ("plaza", "pipeworks", "outpost", "crash")
LARGEST = {"board": "n4+n1/n2+n3", "points": "500"}         # four boards, the largest armies
SEATS = {"v_commandos": ("one",), "operation_commando": ("us", "de"), "heroes_of_normandie": ("us", "ge"),
         "commandos_40k": ("a", "b")}


def best(measure: Callable[[float], float]) -> float:
    """The highest rate of several runs."""
    return max(measure(SECONDS) for _ in range(RUNS))


def per_second(work: Callable[[], object]) -> Callable[[float], float]:
    def measure(seconds: float) -> float:
        done, started = 0, perf_counter()
        while perf_counter() - started < seconds:
            for _ in range(10):
                work()
            done += 10
        return done / (perf_counter() - started)
    return measure


def playouts(game: str, scenario: str, settings: dict[str, str] | None = None) -> Callable[[float], float]:
    """Random games from the first decision to the end: decisions a second."""
    def measure(seconds: float) -> float:
        rng = Random(1)
        random = rng.random
        match = bocage.new(game, scenario, SEATS[game], seed="bench", options=settings)
        decisions = games = 0
        started = perf_counter()
        while perf_counter() - started < seconds:
            run = match.playout(SeededDice(f"bench/{games}"))
            games += 1
            while run.decision is not None:
                options = run.decision.options
                run.play(options[int(random() * len(options))])
                decisions += 1
        return decisions / (perf_counter() - started)
    return measure


def chess_plies(seconds: float) -> float:
    rng = Random(1)
    plies, started = 0, perf_counter()
    while perf_counter() - started < seconds:
        board = chess.Board()
        while not board.is_game_over() and perf_counter() - started < seconds:
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
    return plies / (perf_counter() - started)


def nbody(seconds: float) -> float:
    """Five bodies pulling at one another, in plain Python: steps a second."""
    bodies = [[float(i), i * 0.5, -i * 0.25, 0.01 * i, -0.02 * i, 0.005 * i, 1.0 / (i + 1)] for i in range(5)]
    pairs = [(a, b) for i, a in enumerate(bodies) for b in bodies[i + 1:]]
    steps, started = 0, perf_counter()
    while perf_counter() - started < seconds:
        for _ in range(100):
            for a, b in pairs:
                dx, dy, dz = a[0] - b[0], a[1] - b[1], a[2] - b[2]
                pull = 0.001 / (dx * dx + dy * dy + dz * dz + 0.01) ** 1.5
                a[3] -= dx * b[6] * pull
                a[4] -= dy * b[6] * pull
                a[5] -= dz * b[6] * pull
                b[3] += dx * a[6] * pull
                b[4] += dy * a[6] * pull
                b[5] += dz * a[6] * pull
            for body in bodies:
                body[0] += 0.001 * body[3]
                body[1] += 0.001 * body[4]
                body[2] += 0.001 * body[5]
        steps += 100
    return steps / (perf_counter() - started)


def middle_of(game: str, scenario: str) -> Match:
    """A game some way on, stopped inside a step: some choices of the step are already made."""
    for seed in range(200):
        match = bocage.new(game, scenario, SEATS[game], seed=f"bench/{seed}")
        rng = Random(seed)
        while match.decision is not None:
            if getattr(match.state, "round" if game == "commandos_40k" else "turn") >= 3 and match.step.choices:
                return match
            match.play(rng.choice(match.decision.options))
    raise AssertionError("no game stops inside a step")


def scout_on_bridges() -> Match:
    match = bocage.new("v_commandos", "bridges", seed="bench", options={"squad": "sapper:blue,scout:blue"})
    for action in ("activate scout", "move scout d"):
        match.play(action)
    return match


def first_answer(scenario: str) -> Match:
    """The American's first answer to a German unit."""
    match = bocage.new("operation_commando", scenario, SEATS["operation_commando"], seed="bench")
    while match.decision is not None and match.decision.kind != "answer":
        match.play(match.decision.options[0])
    return match


def first_order(options: dict[str, str]) -> Match:
    """A battle in which the first unit has just been told to act."""
    match = bocage.new("heroes_of_normandie", "battle", SEATS["heroes_of_normandie"], seed="bench", options=options)
    rng = Random(1)
    while match.decision is not None and match.decision.kind != "act":
        rest = [option for option in match.decision.options if option.verb == "deploy_rest"]
        match.play(rest[0] if rest else rng.choice(match.decision.options))
    return match


def time_of_options(match: Match) -> tuple[float, float, float]:
    """What it takes from a choice to the next list of options, over random games: median, 95th percentile, options in it."""
    rng = Random(1)
    times: list[float] = []
    lengths: list[int] = []
    started = perf_counter()
    while perf_counter() - started < RUNS * SECONDS:
        run = match.playout(SeededDice(f"bench/{len(times)}"))
        while run.decision is not None and perf_counter() - started < RUNS * SECONDS:
            options = run.decision.options
            choice = options[int(rng.random() * len(options))]
            before = perf_counter()
            run.play(choice)
            times.append(perf_counter() - before)
            lengths.append(len(options))
    times.sort()
    return median(times), times[len(times) * 95 // 100], median(lengths)


def sights(match: Match) -> Callable[[], object]:
    """Lines of sight between squares at random, each found anew: nothing is remembered from one call to the next."""
    ground = match.board.ground(match.state.ground)
    rng = Random(1)
    pairs = [(rng.randrange(ground.size), rng.randrange(ground.size)) for _ in range(10_000)]
    following = iter(pairs * 1000)

    def one() -> int:
        a, b = next(following)
        seen: int = ground.trace(a, b, 0)
        return seen
    return one


def skirmish(field: str) -> Match:
    """A rescue in its second round, when a model of full teams has just been told to move."""
    match = bocage.new("commandos_40k", "rescue", SEATS["commandos_40k"], seed="bench", options={"board": field})
    rng = Random(1)
    while match.decision is not None and (match.state.round < 2 or match.decision.kind != "normal_path"):
        match.play(rng.choice(match.decision.options))
    return match


def sights_of(match: Match) -> list[int]:
    """Nanoseconds of looks between two models at places where they could stand, with all others on the table; each anew."""
    board, state, rng, times = match.board, match.state.copy(), Random(1), list[int]()
    state.on = (1 << board.count) - 1
    stands = [setup_points.stands(board.ground, mover) for mover in board.mover]
    for _ in range(LOOKS):
        for model in range(board.count):
            state.x[model], state.y[model], state.z[model] = rng.choice(stands[model])
        board.sights.clear()
        one, other = rng.sample(range(board.count), 2)
        started = perf_counter_ns()
        look(board, state, Model(one), Model(other))
        times.append(perf_counter_ns() - started)
    return sorted(times)


def judged(match: Match) -> Callable[[], object]:
    """Suggested paths, judged as if a player had drawn them."""
    assert match.decision is not None
    drawn = match.decision.legal
    assert isinstance(drawn, Drawn)
    following = cycle([action for action in match.decision.options if action.verb == "path"])
    return lambda: drawn.verdict(next(following))


def suggested(match: Match) -> Callable[[], object]:
    """The sample of paths that a moving model is offered, found anew."""
    assert match.decision is not None
    drawn = match.decision.legal
    assert isinstance(drawn, Drawn)
    return lambda: sample(match.board, match.state, drawn.trip)


def greedy(match: Match) -> Callable[[], object]:
    assert match.decision is not None
    bot, seat = GreedyBot(Random(1)), Viewpoint(match, match.decision.by[0])
    return lambda: bot.choose(seat)


def search(match: Match) -> Callable[[float], float]:
    def measure(seconds: float) -> float:
        assert match.decision is not None
        bot = MctsBot(Random(1), seconds=seconds)
        bot.search(Viewpoint(match, match.decision.by[0]))
        return bot.done / seconds
    return measure


def line(name: str, rate: float, unit: str, remark: str = "") -> None:
    print(f"  {name:36} {rate:12,.0f} {unit:12} {remark}".rstrip())


def main() -> None:
    print(f"Bocage {bocage.__version__}, Python {platform.python_version()}, one core; best of {RUNS} runs of {SECONDS:g} s\n")
    plies, steps = best(chess_plies), best(nbody)
    print("yardsticks")
    line(f"python-chess {chess.__version__}, random games", plies, "plies/s")
    line("n-body, five bodies, plain Python", steps, "steps/s")
    random_games("V-Commandos", "v_commandos", V_COMMANDOS, plies, steps)
    copies("bridges", middle_of("v_commandos", "bridges"))
    print("\nsearch, bridges")
    line("MCTS", best(search(scout_on_bridges())), "play-outs/s", "each to the commandos' next turn but one")
    random_games("Opération Commando", "operation_commando", OPERATION_COMMANDO, plies, steps)
    copies("historical", middle_of("operation_commando", "historical"))
    print("\nsearch, historical")
    line("MCTS", best(search(first_answer("historical"))), "play-outs/s", "each to the next turn")
    random_games("Heroes of Normandie", "heroes_of_normandie", HEROES_OF_NORMANDIE, plies, steps)
    copies("village", middle_of("heroes_of_normandie", "village"))
    battle = first_order(LARGEST)
    print("\noptions and sight, battle of four boards")
    middle, high, number = time_of_options(battle)
    line("to the next list of options", middle * 1e6, "µs (median)",
         f"{high * 1e6:.0f} µs at 95 %, {number:.0f} options at the median (goal {GOAL_OPTIONS * 1e6:.0f} µs)")
    line("lines of sight", best(per_second(sights(battle))), "pairs/s", "each traced anew")
    print("\nsearch, battle of four boards")
    line("greedy", best(per_second(greedy(battle))), "decisions/s")
    line("MCTS", best(search(battle)), "play-outs/s", "each a few activations long")
    commandos_40k(plies, steps)


def commandos_40k(plies: float, steps: float) -> None:
    """Every mission on every battlefield; then what only a game in inches has: sights, paths judged, paths found."""
    print("\nCommandos 40 000, random games")
    rates = {f"{mission}, {field}": best(playouts("commandos_40k", mission, {"board": field}))
             for mission in COMMANDOS_40K for field in FIELDS}
    rates_told(rates, plies, steps)
    print(f"  goal: {GOAL_DECISIONS['commandos_40k']:,} decisions a second")
    copies("rescue", middle_of("commandos_40k", "rescue"))
    print(f"\nsight between two models (goal {GOAL_SIGHT * 1e6:.0f} µs at the median)")
    sight_told("40 prisms, 20 others", measure())
    matches = {field: skirmish(field) for field in FIELDS}
    for field, match in matches.items():
        sight_told(f"{field}, {match.board.count - 2} others", sights_of(match))
    print("\npaths")
    for field, match in matches.items():
        rate, finds = best(per_second(judged(match))), best(per_second(suggested(match)))
        line(f"{field}: judged", rate, "paths/s", f"{1e6 / rate:.0f} µs each")
        line(f"{field}: suggested", finds, "samples/s", f"{1e3 / finds:.1f} ms for all that a moving model is offered")
    print("\nsearch, rescue")
    line("greedy", best(per_second(greedy(matches["plaza"]))), "decisions/s", "of a moving model")
    line("MCTS", best(search(matches["plaza"])), "play-outs/s", "each to the next model but one")


def sight_told(name: str, times: Sequence[int]) -> None:
    line(name, times[len(times) // 2] / 1000, "µs (median)", f"{times[len(times) * 95 // 100] / 1000:.0f} µs at 95 %")


def random_games(title: str, game: str, scenarios: Sequence[str], plies: float, steps: float) -> None:
    print(f"\n{title}, random games")
    rates_told({scenario: best(playouts(game, scenario)) for scenario in scenarios}, plies, steps)
    print(f"  goal: {GOAL_DECISIONS_PER_PLY[game]:g} decisions for each chess ply")


def rates_told(rates: dict[str, float], plies: float, steps: float) -> None:
    for name, rate in (*rates.items(), ("mean", sum(rates.values()) / len(rates))):
        line(name, rate, "decisions/s", f"{rate / plies:.2f} for each chess ply, {rate / steps:.2f} for each n-body step")


def copies(scenario: str, middle: Match) -> None:
    print(f"\ncopies, {scenario}")
    states, matches = best(per_second(middle.state.copy)), best(per_second(middle.copy))
    line("state", states, "copies/s", f"{1e6 / states:.1f} µs each (goal {GOAL_STATE_COPIES:,} copies/s)")
    line("match inside a step", matches, "copies/s", f"{1e6 / matches:.1f} µs each (goal {GOAL_MATCH_COPY * 1e6:.0f} µs)")


if __name__ == "__main__":
    main()
