import net from 'node:net'

/** How bytes travel between the backend and its database. */
export type Line =
  /** Passes everything through. */
  | 'open'
  /** Closes connections and refuses new ones. */
  | 'away'
  /** Holds all bytes back until the line is open again. */
  | 'silent'
  /** Delays each response by this much. */
  | { delayMs: number }
  /** Resets a connection as soon as it has sent a commit: the database executes it, the response is lost. */
  | 'lostCommits'
  /** Existing connections stay silent, as after a power failure; new ones work. */
  | 'dead'

/** A proxy between the backend and PostgreSQL on a separate port. */
export class Relay {
  #line: Line = 'open'
  readonly #pairs = new Set<Pair>()
  readonly #server: net.Server

  private constructor(readonly target: { host: string; port: number }) {
    this.#server = net.createServer((near) => this.#join(near))
  }

  static async open(target: { host: string; port: number }): Promise<Relay> {
    const relay = new Relay(target)
    await new Promise<void>((done) => relay.#server.listen(0, '127.0.0.1', done))
    return relay
  }

  get port(): number {
    return (this.#server.address() as net.AddressInfo).port
  }

  get line(): Line {
    return this.#line
  }

  set line(line: Line) {
    this.#line = line
    if (line === 'away') for (const pair of this.#pairs) pair.cut()
    if (line === 'dead') for (const pair of this.#pairs) pair.isDead = true
    if (line === 'open') for (const pair of this.#pairs) pair.flush()
  }

  close(): void {
    for (const pair of this.#pairs) pair.cut()
    this.#server.close()
  }

  #join(near: net.Socket): void {
    if (this.#line === 'away') {
      near.destroy()
      return
    }
    const pair = new Pair(this, near)
    this.#pairs.add(pair)
    pair.whenOver(() => this.#pairs.delete(pair))
  }
}

/** One connection of the backend and its connection to the database. */
class Pair {
  isDead = false
  readonly #far: net.Socket
  readonly #held: (() => void)[] = []

  constructor(
    readonly relay: Relay,
    readonly near: net.Socket,
  ) {
    this.#far = net.connect(relay.target)
    this.#far.on('data', (chunk) => this.#carry(near, chunk))
    near.on('data', (chunk) => {
      this.#carry(this.#far, chunk)
      if (relay.line === 'lostCommits' && /\bcommit\b/i.test(chunk.toString('latin1'))) this.#lose()
    })
    for (const socket of [near, this.#far]) {
      socket.setNoDelay(true)
      socket.on('error', () => this.cut())
      socket.on('close', () => !this.isDead && this.cut())
    }
  }

  whenOver(act: () => void): void {
    this.near.once('close', act)
  }

  flush(): void {
    for (const send of this.#held.splice(0)) send()
  }

  cut(): void {
    this.near.destroy()
    this.#far.destroy()
  }

  #carry(to: net.Socket, chunk: Buffer): void {
    if (this.isDead) return
    const send = () => void (to.writable && to.write(chunk))
    const { line } = this.relay
    if (line === 'silent') this.#held.push(send)
    else if (typeof line === 'object' && to === this.near) setTimeout(send, line.delayMs)
    else send()
  }

  /** The database executes what was sent; the backend receives no response. */
  #lose(): void {
    this.near.destroy()
    setTimeout(() => this.#far.end(), 200)
  }
}
