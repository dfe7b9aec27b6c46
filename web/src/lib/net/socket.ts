// A WebSocket that reconnects by itself. It knows nothing of games: it sends and receives frames, in order.

import type { FromClient, FromServer, Hello } from '$gen/types'

const SHORTEST = 300
const LONGEST = 2500
/** An attempt that is not answered for this long is given up: what was there may have lost its power. */
const UNANSWERED = 4000
const PING = 20_000
/** If no frame comes for this long, the connection counts as lost, even if the browser has not noticed. */
const SILENCE = 45_000

export interface Listener {
  hello(): Hello
  opened(): void
  received(frame: FromServer): void
  /** `again`: when the next attempt is made, in Date.now() time. */
  lost(again: number): void
}

export class Socket {
  private socket: WebSocket | null = null
  private attempts = 0
  private retry = 0
  private patience = 0
  private beat = 0
  private heard = 0
  private over = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    this.connect()
  }

  send(frame: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  /** Makes the next attempt now. */
  hurry = (): void => {
    if (this.over || this.socket) return
    clearTimeout(this.retry)
    this.connect()
  }

  close(): void {
    this.over = true
    removeEventListener('online', this.hurry)
    clearTimeout(this.retry)
    clearTimeout(this.patience)
    clearInterval(this.beat)
    this.socket?.close()
  }

  private connect(): void {
    const socket = new WebSocket(this.url)
    this.socket = socket
    this.patience = window.setTimeout(() => socket.close(), UNANSWERED)
    socket.onopen = () => {
      clearTimeout(this.patience)
      socket.send(JSON.stringify(this.listener.hello()))
      this.heard = Date.now()
      this.beat = window.setInterval(() => this.keepAlive(), PING)
      this.listener.opened()
    }
    socket.onmessage = (message) => {
      this.heard = Date.now()
      this.attempts = 0
      this.listener.received(JSON.parse(message.data as string) as FromServer)
    }
    socket.onclose = () => this.closed(socket)
  }

  private keepAlive(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close()
    else this.send({ type: 'ping' })
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.socket = null
    clearTimeout(this.patience)
    clearInterval(this.beat)
    if (this.over) return
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.attempts) * (0.75 + Math.random() / 2)
    this.attempts += 1
    this.retry = window.setTimeout(this.hurry, wait)
    this.listener.lost(Date.now() + wait)
  }
}
