// A button that must be held down for a second, because its action gives something up for good.

/** How long the button must be held, in milliseconds. */
const LONG = 1000

export class Hold {
  down = $state(false)
  private timer = 0

  constructor(private readonly done: () => void) {}

  press = (): void => {
    this.down = true
    this.timer = window.setTimeout(() => {
      this.release()
      this.done()
    }, LONG)
  }

  release = (): void => {
    clearTimeout(this.timer)
    this.down = false
  }
}
