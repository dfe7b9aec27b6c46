"""Checks operations: terrains, links, special rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bocage.core.content import Place
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.check.common import MOST_COMMANDOS, check_number, listed, parts
from bocage.games.v_commandos.check.terrains import (
    ON_TERRAINS, check_in_play, check_order, check_rule_on, check_rules_together, check_tile, escorts_of)
from bocage.games.v_commandos.setup import SPECIALS_AT_START

# Where a special rule of an operation may stand: for one of its terrains (VC-SCEN-15, VC-SCEN-16, VC-SCEN-17), or for all of
# it.
ON_ONE_TERRAIN = (*ON_TERRAINS, box.AlarmFixed, box.BlastSpreads)


def check_operation(content: box.Content, operation: box.Operation, place: Place) -> None:
    """VC-OPER-01, VC-OPER-02, VC-OPER-03, VC-OPER-04, VC-OPER-05, VC-OPER-06, VC-OPER-07, VC-OPER-08: the terrains stand from
    left to right, links lead to each of them, and special rules find what they name."""
    check_number(place.key("commandos"), operation.commandos, 1, MOST_COMMANDOS)
    check_number(place.key("minutes"), operation.minutes, 1)
    place.key("terrains").expect(operation.terrains, "expect-some-terrain")
    for at, name in enumerate(operation.terrains):
        here = place.item("terrains", at, name)
        here.expect(name in content.terrains, "expect-terrain", known=listed(content.terrains))
        here.expect(name not in operation.terrains[:at], "expect-once", name=name)
    check_links(operation, place)
    check_rules_of_operation(content, operation, place)
    check_namesakes(content, operation, place)
    for veteran in (False, True):
        rules = {name: rules_on(content, operation, name, veteran) for name in operation.terrains}
        for name in operation.terrains:
            check_rules_together(content, content.terrains[name], rules[name], veteran, place.entry("rules", name))
        for together in in_play_together(operation):
            check_in_play(content, [content.terrains[name] for name in together], rules, place, "terrains")


def links_of(operation: box.Operation) -> list[tuple[str, str]]:
    return [(a, b) for a, b in (link.split(" > ") for link in operation.links)]


def check_links(operation: box.Operation, place: Place) -> None:
    """VC-OPER-03, VC-OPER-07: links go from left to right, so no terrain waits for itself. Only the leftmost terrains have no
    link to them."""
    order = operation.terrains
    for at, text in enumerate(operation.links):
        here = place.item("links", at, text)
        found = parts(text, r"(\w+) > (\w+)")
        here.expect(found, "expect-link-form")
        for name in found:
            here.expect(name in order, "expect-known", known=listed(order))
        here.expect(order.index(found[0]) < order.index(found[1]), "expect-left-to-right", known=listed(order))
        here.expect(text not in operation.links[:at], "expect-once", name=text)
    led_to = [b for _, b in links_of(operation)]
    for at, name in enumerate(order):
        place.item("terrains", at, name).expect(name in led_to or not any(other in led_to for other in order[:at]),
                                                "expect-link-to", name=name)


def leftmost(operation: box.Operation) -> list[str]:
    led_to = [b for _, b in links_of(operation)]
    return [name for name in operation.terrains if name not in led_to]


def later_than(operation: box.Operation, first: str) -> list[str]:
    """Returns a terrain and all terrains that can only be laid after it."""
    found = [first]
    for name in operation.terrains:
        if any((earlier, name) in links_of(operation) for earlier in found):
            found.append(name)
    return found


def in_play_together(operation: box.Operation) -> Iterator[tuple[str, ...]]:
    """VC-OPER-06, VC-OPER-07, VC-OPER-08: returns every set of terrains that can be in play at the same time, in whatever order
    they are completed."""
    links = links_of(operation)
    reached = [frozenset[str]()]                            # sets of completed terrains; the list grows during the loop
    for completed in reached:
        laid = tuple(name for name in operation.terrains
                     if name not in completed and all(a in completed for a, b in links if b == name))
        if laid:
            yield laid
        reached += [after for name in laid if (after := completed | {name}) not in reached]


def rules_on(content: box.Content, operation: box.Operation, name: str, veteran: bool) -> list[box.AnyRule]:
    """VC-SCEN-15, VC-SCEN-24: returns the rules of a terrain. A rule of the operation replaces those of the same word on the
    terrain card."""
    own = [rule for rule in operation.rules if rule.on == name and (veteran or not rule.veteran)]
    replaced = tuple(type(rule) for rule in own)
    return [rule for rule in content.terrains[name].rules
            if (veteran or not rule.veteran) and not isinstance(rule, replaced)] + own


def check_rules_of_operation(content: box.Content, operation: box.Operation, place: Place) -> None:
    """VC-SCEN-15, VC-SCEN-16, VC-SCEN-17, VC-SCEN-18, VC-SCEN-19, VC-SCEN-20, VC-SCEN-21, VC-SCEN-22, VC-SCEN-23, VC-SCEN-24:
    each word stands where it belongs, and everything that it names exists in the operation."""
    for at, rule in enumerate(operation.rules):
        here = place.item("rules", at)
        if isinstance(rule, ON_ONE_TERRAIN):
            here.key("on").expect(rule.on in operation.terrains, "expect-known", known=listed(operation.terrains))
            check_rule_on(content, content.terrains[rule.on], rule, here)
        else:
            here.key("on").expect(not rule.on, "expect-nothing")
            check_rule_of_all(content, operation, rule, here)
        check_order(operation.rules, at, here)


def check_rule_of_all(content: box.Content, operation: box.Operation, rule: box.AnyRule, place: Place) -> None:
    """Checks the numbers and names of a rule of the whole operation."""
    match rule:
        case box.Companion():
            homes = {kind: name for name in operation.terrains for kind in escorts_of(content.terrains[name].objectives)}
            place.key("kind").expect(rule.kind in homes, "expect-companion", known=listed(homes))
            later = later_than(operation, homes[rule.kind])
            for field, name in (("alive_at", rule.alive_at), ("leaves", rule.leaves)):
                place.key(field).expect(not name or name in later, "expect-known", known=listed(later))
        case box.Forbid():
            known = [token.id for token in content.tokens]
            place.key("item").expect(rule.item in known, "expect-known", known=listed(known))
            needs = [name for name in operation.terrains if needs_item(content.terrains[name], rule.item)]
            place.key("item").expect(not needs, "expect-unneeded", terrains=listed(needs))
        case box.StartTokensOn():
            first = leftmost(operation)
            place.key("terrain").expect(rule.terrain in first, "expect-known", known=listed(first))
            check_tile(content.terrains[rule.terrain], rule.tile, place.key("tile"))
        case box.Relock():
            check_number(place.key("doors"), rule.doors, 1)
        case box.FirstDraws():
            check_number(place.key("number"), rule.number, 1, SPECIALS_AT_START)
        case box.TurnLimit():
            check_number(place.key("turns"), rule.turns, 1)


def needs_item(terrain: box.Terrain, item: str) -> bool:
    """VC-SCEN-01, VC-SCEN-02: an objective needs a token of that kind, or a charge."""
    return any((isinstance(each, box.Interact) and each.item == item) or (isinstance(each, box.Destroy) and item == "tnt")
               for each in terrain.objectives)


def check_namesakes(content: box.Content, operation: box.Operation, place: Place) -> None:
    """Escorts are named by their kind, so an operation has at most one of each."""
    for first, second in combinations(operation.terrains, 2):
        one, two = content.terrains[first].objectives, content.terrains[second].objectives
        both = set(escorts_of(one)) & set(escorts_of(two))
        for name in sorted(both):
            place.item("terrains", operation.terrains.index(second), second).expect(False, "expect-namesake", name=name,
                                                                                    other=first)
