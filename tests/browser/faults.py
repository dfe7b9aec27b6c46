"""What is wrong with the screen as it stands: for those who cannot see it, with a thumb, in the other language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RAW_KEY = re.compile(r"\b(?:web|server|cli|vc|act|ask|event)-[a-z0-9-]+")
SERIOUS = ("serious", "critical")
THUMB = 44                              # px: on a phone at least so large in one direction
FINGERTIP = 24                          # px: WCAG 2.5.8, and so large in the other

# Only what is told below is worked out: no selectors of elements, no rules that find nothing serious; there are no frames in a
# page.
RUN_AXE = """(serious) => {
    const lesser = axe._audit.rules.filter((rule) => !serious.includes(rule.impact))
    const rules = Object.fromEntries(lesser.map((rule) => [rule.id, { enabled: false }]))
    return axe.run(document, { resultTypes: ['violations'], selectors: false, preload: false, iframes: false,
      rules: { ...rules, 'target-size': { enabled: true } } }).then(
      (found) => found.violations.map((each) => [each.impact, each.id, each.nodes.map((node) => node.html.slice(0, 160))])) }"""

# All that is read or read out.
ALL_WORDS = """() => [document.body.innerText, document.title,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
      (each) => ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''))].join('\\n')"""

# Helpers for those below.
SHOWN = """
    const isShown = (each) => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      && !each.closest('.sr, svg')
    const told = (each) => each.outerHTML.slice(0, 160)
"""

SMALL_TARGETS = "([thumb, fingertip]) => {" + SHOWN + """
    const isInSentence = (each) => each.matches('.r') || (each.matches('a') && each.closest('p'))
    return [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((each) => {
      const box = (each.closest('label') ?? each).getBoundingClientRect()
      const isLarge = Math.max(box.width, box.height) >= thumb && Math.min(box.width, box.height) >= fingertip
      const isFine = isLarge || isInSentence(each) || each.ariaDisabled === 'true' || !isShown(each)
      return isFine ? [] : [`${told(each)}: ${box.width} x ${box.height}`]
    }) }"""

# Text that does not fit into its box, and buttons of a row that lie over one another.
CUT_WORDS = "() => {" + SHOWN + """
    const isCut = (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1
      && getComputedStyle(each).display !== 'inline'
    const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
      && one.top < two.bottom - 1 && two.top < one.bottom - 1
    const isCovered = (each, at, all) => all.slice(at + 1).some((other) => other.parentElement === each.parentElement
      && meet(each.getBoundingClientRect(), other.getBoundingClientRect()))
    // A question that its place cuts off can be touched, and is then read whole.
    const isLost = (each) => each.scrollHeight > each.clientHeight + 6 && !each.parentElement.querySelector('.cover button')
    const all = [...document.querySelectorAll('button, a.btn, .seg, h1, h2, h3, label, legend, .pick__ask b')].filter(isShown)
    const questions = [...document.querySelectorAll('.pick__ask b')]
    return [...[...all.filter(isCut), ...questions.filter(isLost)].map((each) => ['cut', told(each)]),
      ...all.filter((each) => each.matches('button, .btn')).filter(isCovered).map((each) => ['covered', told(each)])] }"""


# Signs of dice, icons and pieces that are drawn nowhere.
MISSING_SIGNS = """() => [...new Set([...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''))]
    .filter((href) => href.startsWith('#') && document.getElementById(href.slice(1)) === null)"""


def is_painted(page: Page) -> bool:
    """On a page that is not (see ``visit``), nothing could be seen, and nothing would be wrong with it."""
    return bool(page.evaluate("document.documentElement.style.opacity !== '0'"))


def axe(page: Page) -> list[Any]:
    """What axe finds and calls serious or critical."""
    assert is_painted(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [found for found in page.evaluate(RUN_AXE, SERIOUS) if found[0] in SERIOUS]


def raw_keys(page: Page) -> list[str]:
    """Keys of words that stand where their words should."""
    return sorted(set(RAW_KEY.findall(page.evaluate(ALL_WORDS))))


def sideways(page: Page) -> list[str]:
    """Compares with the window that the test asked for: a phone zooms out of a wide page, and ``innerWidth`` grows with it."""
    window = page.viewport_size
    assert window is not None
    wide = page.evaluate("document.documentElement.scrollWidth")
    return [f"the page is {wide} px wide in a window of {window['width']}"] if wide > window["width"] else []


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL_TARGETS, [THUMB, FINGERTIP])
    return found


def cut_words(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(CUT_WORDS)
    return found


def missing_signs(page: Page) -> list[str]:
    """A die without its face, a button without its icon: what they refer to is not in the page."""
    found: list[str] = page.evaluate(MISSING_SIGNS)
    return found


def faults_of(page: Page, phone: bool, axe_too: bool = True) -> list[Any]:
    """All of it; the size of targets only where there is a thumb. Axe takes longer than all else together."""
    assert is_painted(page)
    found = [*raw_keys(page), *sideways(page), *cut_words(page), *missing_signs(page)]
    return found + (axe(page) if axe_too else []) + (small_targets(page) if phone else [])
