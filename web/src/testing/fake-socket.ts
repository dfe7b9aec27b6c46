// A WebSocket that a test opens, feeds and drops by hand.

import type { FromClient, FromServer } from '$gen/types'

export class FakeSocket {
  static readonly OPEN = 1
  /** All sockets that were made, the newest last. */
  static made: FakeSocket[] = []

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!
  }

  readyState = 0
  sent: FromClient[] = []
  onopen: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  onclose: () => void = () => {}

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }

  close(): void {
    this.drop()
  }

  /** The server accepts the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  /** The server sends a frame. */
  tell(frame: FromServer): void {
    this.onmessage({ data: JSON.stringify(frame) })
  }

  /** The connection breaks. */
  drop(): void {
    this.readyState = 3
    this.onclose()
  }

  ofType<T extends FromClient['type']>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((frame): frame is Extract<FromClient, { type: T }> => frame.type === type)
  }
}
