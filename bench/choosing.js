// Somebody who plays inside the page for bench.choosing: he touches what a person touches (buttons of the bar, places of the
// board, cards, tokens), and notes what each decision took. Waiting for clocks is cut short: a hold of a second takes no second.

;(() => {
  const MOST_TOUCHES = 9
  const PATIENCE = 300_000
  const FRESH = 300
  /** What the bar proposes where places are drawn on the board: a good place, the farthest path. */
  const PROPOSED = '.pick [data-own=mine]:not([aria-disabled=true]), .pick [data-own=far]:not([aria-disabled=true])'
  const later = window.setTimeout.bind(window)
  const clock = performance.now.bind(performance)
  let skipped = 0
  performance.now = () => clock() + skipped
  window.setTimeout = (work, delay = 0, ...more) => later(work, delay > 2000 ? delay : delay / 20, ...more)

  // --- what the page is told --------------------------------------------------------------------------------------------

  let update = null
  /** Answers that the page has sent, and answers that were refused. */
  let [sent, refused, told] = [0, 0, 0]
  let socket = 0
  const turns = new Set()
  const Line = window.WebSocket
  window.WebSocket = class extends Line {
    constructor(...words) {
      super(...words)
      socket += 1
      const mine = socket
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data)
        if (mine === socket && frame.type === 'refused') refused += 1
        if (mine !== socket || frame.type !== 'update') return
        update = frame
        told += 1
        for (const event of frame.log) if (event.heading === 1) turns.add(event.n)
      })
    }
    send(data) {
      if (JSON.parse(data).type === 'act') sent += 1
      super.send(data)
    }
  }

  const pause = (ms) => new Promise((done) => later(done, ms))
  /** Each look costs work, so ever fewer. */
  async function until(holds, what) {
    const end = clock() + PATIENCE
    for (let ms = 2; !holds(); ms = Math.min(1.5 * ms, 30)) {
      if (clock() > end) throw new Error(`waited for ${what} at ${update?.seq}: ${update?.question?.kind}`)
      await pause(ms)
    }
  }

  // --- what is on the screen --------------------------------------------------------------------------------------------

  const one = (selector) => document.querySelector(selector)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }
  function inView(element) {
    const [x, y, width, height] = boxOf(element)
    return width > 0 && x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1
  }
  /** Whether a finger could touch its middle now: neither hidden nor moved out of the part of the board that shows. */
  function inReach(element) {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const [x, y, width, height] = boxOf(element)
    const [left, top, wide, high] = boxOf(element.closest('.board') ?? document.body)
    const [middle, centre] = [x + width / 2, y + height / 2]
    return middle >= left && middle <= left + wide && centre >= top && centre <= top + high && inWindow(middle, centre)
  }
  const inWindow = (x, y) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
  const escaped = (text) => CSS.escape(text)
  const shows = (action) => all(`.pick [data-action="${escaped(action)}"], .list [data-action="${escaped(action)}"]`)[0]
  const inMenu = (action) => one(`[role=menu] [data-action="${escaped(action)}"]`)
  const isArmed = () => one('.pick .go:not([data-own]), .list .armed') !== null

  // --- touching ---------------------------------------------------------------------------------------------------------

  const nameOf = (element) =>
    `${element.className.baseVal ?? element.className} ${JSON.stringify({ ...element.dataset }).slice(0, 120)}`

  function press(element) {
    skipped += FRESH
    if (element.matches('.bad')) element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    else if (element instanceof SVGElement)
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  }

  /** Where an option shows beside the bar: its answer in a panel, its place, its piece, its card. */
  function placesOf({ action, about }) {
    const square = about.square ?? update.view.units?.find?.((unit) => unit.id === about.unit)?.square
    const found = [
      one(`[data-answer="${escaped(action)}"]`),
      'tile' in about && one(`[data-walk="${about.tile}"]`),
      square && one(`.hn-map [data-square="${square}"]`),
      ...['card', 'recruit', 'token', 'spot'].map((fact) => fact in about && one(`.app [data-${fact}="${about[fact]}"]`)),
      ...['foe', 'target', 'model', 'marker'].map(
        (fact) => fact in about && one(`.kt-table [data-model="${about[fact]}"], .kt-table [data-name="${about[fact]}"]`),
      ),
      ...['terrain', 'place', 'zone'].map((fact) => fact in about && one(`.board [data-spot="${about[fact]}"]`)),
    ]
    return found.filter((element) => element && !element.closest('.pick, .list') && inReach(element))
  }

  /** Whether another option differs from this one in that fact alone. */
  function hasTwin(option, fact) {
    const without = ({ verb, about }) => JSON.stringify([verb, Object.entries({ ...about, [fact]: '' }).sort()])
    return update.question.options.some((other) => other !== option && without(other) === without(option))
  }

  /** The next touch on the way to an option; ``tried``: what was touched already. */
  function nextTouch(option, tried) {
    const { action, about } = option
    // A dial shows only the value that is set, and is turned, or spreads its values.
    const unset = [...all('.pick [data-how] [aria-checked=false]'), ...all('.pick [data-how] [data-turn]')].find((each) => {
      const fact = each.closest('[data-how]').dataset.how
      const value = String(about[fact] ?? '')
      const leads = 'turn' in each.dataset ? each.dataset.set !== value : each.dataset.value === value
      return leads && hasTwin(option, fact)
    })
    const plan = one('.pick [data-own].go')
    const shown = shows(action)
    const place = placesOf(option).find((element) => !tried.has(element))
    const holder = all('.pick [data-holds]').find((slot) => slot.dataset.holds.split('\n').includes(action))
    return (
      inMenu(action) ??
      unset ??
      (shown?.matches('.dim') ? null : shown) ??
      (tried.has(plan) ? null : plan) ??
      place ??
      holder ??
      one('.pick [data-others]') ??
      all(PROPOSED).find((slot) => !tried.has(slot))
    )
  }

  function look(note) {
    note.shown = Math.max(note.shown, all('.pick__row > .slot').length)
    note.boxes.add(JSON.stringify(boxOf(one('.stage > .board'))))
    note.frame.add(JSON.stringify(['.pick', '.pick .exit', '.pick .undo'].map((part) => boxOf(one(part)))))
  }

  /** Waits until an answer was sent, or until bar, menu and list stand still. */
  async function settle(answered) {
    let last = ''
    for (let quiet = 0; quiet < 3 && !answered();) {
      await pause(5)
      const now = `${one('.foot')?.innerHTML.length} ${all('[role=menu] *').length} ${all('.list *').length}`
      quiet = now === last ? quiet + 1 : 0
      last = now
    }
  }

  const leadsOn = (action, row) =>
    isArmed() ||
    inMenu(action) ||
    shows(action) ||
    (one('.pick__row').innerHTML !== row &&
      all('.pick [data-holds]').some((slot) => slot.dataset.holds.split('\n').includes(action)))

  async function decide(note) {
    const { seq, question } = update
    await until(() => one(`.pick[data-seq="${seq}"]`), 'the bar')
    look(note)
    const exit = one('.pick [data-exit], .pick [data-own-exit]')
    const exitInView = exit && inView(exit)
    const option = await advised(question)
    const decision = {
      kind: question.kind,
      window: question.window,
      verb: option.verb,
      options: question.options.length,
      shown: note.shown,
      exit: exitInView,
      touches: 0,
      way: [],
    }
    const tried = new Set()
    let done = false
    while (!done && update.seq === seq) {
      if (tried.size > MOST_TOUCHES) throw new Error(`no way to ${option.action} of ${question.kind}`)
      const next = () => (isArmed() ? one('.pick .go:not([data-own]), .list .armed') : nextTouch(option, tried))
      if (!next() && one('.pick [data-own]')) await until(() => next() || update.seq !== seq, 'what the bar proposes')
      if (update.seq !== seq) break
      const target = next()
      if (!target) throw new Error(`nothing leads to ${option.action} of ${question.kind}`)
      tried.add(target)
      decision.touches += 1
      decision.way.push(nameOf(target))
      const [sentBefore, refusedBefore, toldBefore, row] = [sent, refused, told, one('.pick__row').innerHTML]
      press(target)
      if (target.matches('.bad')) await pause(80)
      await settle(() => sent > sentBefore || update.seq > seq)
      if (sent > sentBefore) {
        // An answer that is given ahead of its time leaves the number of the change as it is.
        await until(() => told > toldBefore || refused > refusedBefore, 'the answer')
        done = told > toldBefore
      } else if (update.seq === seq && one('.pick')) look(note)
      if (
        !done &&
        update.seq === seq &&
        target.closest('.board, aside') &&
        !target.closest('.list') &&
        !leadsOn(option.action, row)
      ) {
        // A person who knows the game does not touch what means something else.
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
        decision.touches -= 1
        decision.way.pop()
        await settle(() => false)
      }
    }
    decision.shown = note.shown
    note.decisions.push(decision)
    note.shown = 0
  }

  async function advised(question) {
    const seat = update.eyes[0] ?? update.table ?? question.by[0]
    const answer = await fetch(`/bench/advice/${location.hash.split('/').at(-1)}/${seat}`)
    const action = answer.ok ? await answer.text() : ''
    return question.options.find((each) => each.action === action) ?? question.options[0]
  }

  /** Plays on until the game is over or so many milliseconds are gone; tells what was met. */
  async function play(budget) {
    const note = { decisions: [], shown: 0, curtains: [], boxes: new Set(), frame: new Set(), fault: '' }
    const end = clock() + budget
    const ready = () => update && (update.ending || update.curtain !== null || update.question?.options.length)
    try {
      while (clock() < end) {
        await until(ready, 'a question')
        if (update.ending) break
        if (update.curtain !== null) {
          const { seq, curtain } = update
          note.curtains.push(turns.size)
          await until(() => one('.hold'), 'the curtain')
          one('.hold').click()
          await until(() => update.curtain !== curtain || update.seq !== seq, 'the table')
        } else await decide(note)
      }
    } catch (fault) {
      note.fault = String(fault)
    }
    return {
      over: Boolean(update.ending),
      fault: note.fault,
      decisions: note.decisions,
      curtains: note.curtains,
      boxes: [...note.boxes].map((box) => JSON.parse(box)),
      frames: [...note.frame].map((box) => JSON.parse(box)),
      turns: turns.size,
    }
  }

  window.bench = { play, now: () => ({ question: update.question, view: update.view }) }
})()
