// A button that must be held down, because its action gives something up for good or shows a secret.

/** How long the button must be held, in milliseconds. */
const LONG = 1000
/** How long if it shows a secret: an accidental touch must not do so. */
export const TO_LOOK = 600

export class Hold {
  down = $state(false)
  private timer = 0

  constructor(
    private readonly done: () => void,
    private readonly time = LONG,
  ) {}

  press = (): void => {
    this.down = true
    this.timer = window.setTimeout(() => {
      this.release()
      this.done()
    }, this.time)
  }

  release = (): void => {
    clearTimeout(this.timer)
    this.down = false
  }
}
