// A button that is held down for a second: what it does gives something up for good.

/** So long, in ms. */
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
