"""Player aids: every line has a rule of the catalogue, every figure comes from the code or the content."""

from __future__ import annotations

import re

import pytest

from bocage.core.contract import AnyRuleset
from bocage.core.rulebook.aid import aid_in, figure, figures_of
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.text import LANGUAGES
from bocage.games import installed

WITH_AIDS = [game for game in installed() if aid_in(game.folder) is not None]
IN_BRACES = re.compile(r"{(\w+)}")


def by_id(game: AnyRuleset) -> str:
    return game.id


def test_all_four_games_have_a_player_aid() -> None:
    assert {"v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k"} <= {game.id for game in WITH_AIDS}


@pytest.mark.parametrize("game", WITH_AIDS, ids=by_id)
def test_every_line_names_a_rule_and_says_the_same_figures_in_both_languages(game: AnyRuleset) -> None:
    aid = aid_in(game.folder)
    assert aid is not None
    lines = [line for section in aid.section for line in section.line]
    assert [line.rule for line in lines if catalogue(game.folder).find(line.rule) is None] == []
    assert [line.en for line in lines if sorted(IN_BRACES.findall(line.en)) != sorted(IN_BRACES.findall(line.fr))] == []
    assert {name for line in lines for name in IN_BRACES.findall(line.en)} == set(aid.figures), "no figure without use"
    figures = figures_of(game, aid)
    assert all("{" not in line.say(lang, figures) for line in lines for lang in LANGUAGES)


def test_a_figure_is_found_by_the_way_to_it() -> None:
    package = "bocage.games.v_commandos"
    assert figure(package, "state:ACTIONS") == "3"
    assert figure(package, "content:load.numbers.tiles.M.to_hit") == "3"
    assert figure("bocage.games.operation_commando", "rules.missions.graignes:NEEDED.1") == "13"
    assert figure("bocage.games.commandos_40k", "pieces:ENGAGED/1000") == "1"
