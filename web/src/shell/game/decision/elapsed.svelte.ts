// The seconds since something began, for what is told only after a while.

export class Elapsed {
  seconds = $state(0)

  /** `what` names what is timed: the time starts anew with each other name; an empty one stops it. */
  constructor(what: () => string) {
    $effect(() => {
      this.seconds = 0
      if (!what()) return
      const timer = setInterval(() => (this.seconds += 1), 1000)
      return () => clearInterval(timer)
    })
  }

  get clock(): string {
    return `${Math.floor(this.seconds / 60)}:${String(this.seconds % 60).padStart(2, '0')}`
  }
}
