import { REPLAYED_MS, type LiveKind } from '@/contracts/live'
import type { Database } from '@/server/db/connection'
import { DomainError } from '@/server/domain/domain-error'
import type { Logger } from '@/server/http/log'
import * as events from '@/server/repositories/events'
import * as sessions from '@/server/repositories/sessions'

export interface LiveNews {
  kind: LiveKind
  id: number
}

/** An open stream. `place` is the position from which a reconnect resumes. */
export interface Listener {
  shopperId: number
  sessionId: number
  send: (news: LiveNews, place: string) => void
  heartbeat: (place: string) => void
  end: () => void
}

interface Subscriber {
  listener: Listener
  /** Events that arrive while missed ones are fetched; null afterwards. */
  pending: [LiveNews, string][] | null
}

const POLL_MS = 200
const HEARTBEAT_MS = 15_000
const SESSION_CHECK_MS = 1000
/** A browser has one stream for all its tabs. The oldest is closed, because a dead stream looks open. */
const MAX_PER_SHOPPER = 12
const MAX_SUBSCRIBERS = 5000
/** A client that missed more receives one `all` event. */
const MAX_MISSED = 200
/** Replayed to a stream without a position; REPLAYED_MS in contracts/live.ts. */
const REPLAYED_SECONDS = REPLAYED_MS / 1000

/**
 * Polls events for all streams of this process, and only while there are streams. It reads by transaction id:
 * event ids are assigned before the commit, so they do not arrive in order, but all transactions before the
 * snapshot's xmin are complete (decision 15 says why not NOTIFY).
 */
export class LiveHub {
  readonly #db: Database
  readonly #log: Logger
  readonly #subscribers = new Set<Subscriber>()
  /** Events already sent of transactions from the horizon on. */
  readonly #sent = new Map<number, number>()
  #horizon = 0
  #running: Promise<void> | undefined
  /** Identifies the current polling loop; a loop with another number has been replaced. */
  #loop = 0
  #timer: NodeJS.Timeout | undefined
  #heartbeatAt = 0
  #sessionsAt = 0

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Starts after `lastPlace` if it is given. Returns a function to call when the stream has ended. */
  async listen(listener: Listener, lastPlace: string | undefined): Promise<() => void> {
    this.#evictFor(listener.shopperId)
    const subscriber: Subscriber = { listener, pending: [] }
    this.#subscribers.add(subscriber)
    try {
      await (this.#running ??= this.#start())
      if (lastPlace === undefined) await this.#replayRecent(listener)
      else await this.#catchUp(listener, lastPlace)
    } catch (error) {
      this.#remove(subscriber)
      throw error
    }
    for (const [news, place] of subscriber.pending ?? []) listener.send(news, place)
    subscriber.pending = null
    return () => this.#remove(subscriber)
  }

  /** Ends every stream at shutdown. */
  end(): void {
    for (const subscriber of this.#subscribers) this.#close(subscriber)
  }

  async #start(): Promise<void> {
    const row = ++this.#loop
    try {
      const { horizon } = await events.readEvents(this.#db, Number.MAX_SAFE_INTEGER, [])
      if (row !== this.#loop) return
      this.#horizon = horizon
      this.#sent.clear()
      this.#heartbeatAt = this.#sessionsAt = Date.now()
      this.#schedulePoll()
    } catch (error) {
      this.#stop()
      throw error
    }
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#running = undefined
    this.#loop += 1
  }

  #schedulePoll(): void {
    this.#timer = setTimeout(() => void this.#poll(), POLL_MS)
    this.#timer.unref()
  }

  /** While it waits, all streams may close and new ones open: then a new loop has replaced this one. */
  async #poll(): Promise<void> {
    const row = this.#loop
    try {
      const found = await events.readEvents(this.#db, this.#horizon, [...this.#sent.keys()])
      if (row !== this.#loop) return
      this.#dispatch(found)
      await this.#closeEndedSessions()
      this.#heartbeat()
    } catch (error) {
      this.#log.warn({ err: error }, 'live events could not be read')
    }
    if (row === this.#loop) this.#schedulePoll()
  }

  #dispatch({ horizon, rows }: { horizon: number; rows: events.LiveRow[] }): void {
    const before = String(this.#horizon)
    // The poll reached its row limit, so the remaining rows are read next time.
    const reached = rows.length < events.MAX_ROWS ? horizon : this.#horizon
    for (const { id, xid } of rows) this.#sent.set(id, xid)
    for (const [id, xid] of this.#sent) if (xid < reached) this.#sent.delete(id)
    this.#horizon = reached
    const byShopper = Map.groupBy(rows, (row) => row.userId)
    for (const subscriber of this.#subscribers) {
      const own = byShopper.get(subscriber.listener.shopperId) ?? []
      own.forEach((row, index) => {
        // Only the last event of a batch moves the position, because a stream may break between two of them.
        const place = index === own.length - 1 ? String(reached) : before
        this.#notify(subscriber, { kind: row.kind as LiveKind, id: row.refId }, place)
      })
    }
  }

  #notify(subscriber: Subscriber, news: LiveNews, place: string): void {
    if (subscriber.pending) subscriber.pending.push([news, place])
    else subscriber.listener.send(news, place)
  }

  async #catchUp(listener: Listener, lastPlace: string): Promise<void> {
    const from = /^\d{1,15}$/.test(lastPlace) ? Number(lastPlace) : Infinity
    const { shopperId } = listener
    const read = Math.min(from, Number.MAX_SAFE_INTEGER)
    const missed = await events.readMissedEvents(this.#db, shopperId, read, MAX_MISSED)
    const place = String(missed.horizon)
    // A position in the future belongs to another database.
    if (from > missed.next || missed.rows.length > MAX_MISSED) {
      listener.send({ kind: 'all', id: 0 }, place)
      return
    }
    const rows = missed.rows.toReversed()
    rows.forEach((row, index) =>
      listener.send(
        { kind: row.kind as LiveKind, id: row.refId },
        index === rows.length - 1 ? place : lastPlace,
      ),
    )
  }

  /** What happened while the page that opens its first stream was loading. */
  async #replayRecent(listener: Listener): Promise<void> {
    const { shopperId } = listener
    const recent = await events.readMissedEvents(
      this.#db,
      shopperId,
      0,
      MAX_MISSED,
      REPLAYED_SECONDS,
    )
    const place = String(recent.horizon)
    for (const { kind, refId } of recent.rows.toReversed())
      listener.send({ kind: kind as LiveKind, id: refId }, place)
  }

  async #closeEndedSessions(): Promise<void> {
    if (Date.now() - this.#sessionsAt < SESSION_CHECK_MS) return
    this.#sessionsAt = Date.now()
    const looked = [...this.#subscribers]
    const open = await sessions.stillOpen(this.#db, [
      ...new Set(looked.map(({ listener }) => listener.sessionId)),
    ])
    for (const subscriber of looked)
      if (!open.has(subscriber.listener.sessionId)) this.#close(subscriber)
  }

  #heartbeat(): void {
    if (Date.now() - this.#heartbeatAt < HEARTBEAT_MS) return
    this.#heartbeatAt = Date.now()
    for (const subscriber of this.#subscribers)
      if (!subscriber.pending) subscriber.listener.heartbeat(String(this.#horizon))
  }

  #evictFor(shopperId: number): void {
    const own = [...this.#subscribers].filter(
      (subscriber) => subscriber.listener.shopperId === shopperId,
    )
    if (own.length >= MAX_PER_SHOPPER) this.#close(own[0]!)
    else if (this.#subscribers.size >= MAX_SUBSCRIBERS)
      throw new DomainError('TOO_MANY_TRIES', null, 30)
  }

  #close(subscriber: Subscriber): void {
    this.#remove(subscriber)
    subscriber.listener.end()
  }

  #remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
    if (this.#subscribers.size === 0) this.#stop()
  }
}
