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

/** Somebody's open stream. `place` is where it is read on from after a drop. */
export interface Listener {
  shopperId: number
  sessionId: number
  hear: (news: LiveNews, place: string) => void
  beat: (place: string) => void
  end: () => void
}

interface Seat {
  listener: Listener
  /** What came while the events before it are still being fetched; null once they have been heard. */
  held: [LiveNews, string][] | null
}

const POLL_MS = 200
const BEAT_MS = 15_000
const SESSION_LOOK_MS = 1000
/** A browser has one stream for all its tabs; the oldest gives way, since a dead one looks alive. */
const MOST_PER_SHOPPER = 12
const MOST_SEATS = 5000
/** Whoever missed more looks at everything again. */
const MOST_MISSED = 200
/** Replayed to a stream without a position; REPLAYED_MS in contracts/live.ts. */
const REPLAYED_SECONDS = REPLAYED_MS / 1000

/**
 * Hears of events for all streams of this process: one small read at a time, and none while nobody
 * listens. It reads by transaction, not by id: ids are given before commit, so that none is "the last",
 * but what is older than every open transaction is complete (decision 15 says why not NOTIFY).
 */
export class LiveHub {
  readonly #db: Database
  readonly #log: Logger
  readonly #seats = new Set<Seat>()
  /** Events told already of transactions from the horizon on. */
  readonly #told = new Map<number, number>()
  #horizon = 0
  #running: Promise<void> | undefined
  /** Counts rows of turns: one that finds another number has been replaced. */
  #row = 0
  #timer: NodeJS.Timeout | undefined
  #beatAt = 0
  #sessionsAt = 0

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Begins after `lastPlace`, where one is given; answers what to call when the stream has ended. */
  async listen(listener: Listener, lastPlace: string | undefined): Promise<() => void> {
    this.#makeRoomFor(listener.shopperId)
    const seat: Seat = { listener, held: [] }
    this.#seats.add(seat)
    try {
      await (this.#running ??= this.#start())
      if (lastPlace === undefined) await this.#replayRecent(listener)
      else await this.#catchUp(listener, lastPlace)
    } catch (error) {
      this.#leave(seat)
      throw error
    }
    for (const [news, place] of seat.held ?? []) listener.hear(news, place)
    seat.held = null
    return () => this.#leave(seat)
  }

  /** Ends every stream: this process is about to stop. */
  end(): void {
    for (const seat of this.#seats) this.#dismiss(seat)
  }

  async #start(): Promise<void> {
    const row = ++this.#row
    try {
      const { horizon } = await events.lookFrom(this.#db, Number.MAX_SAFE_INTEGER, [])
      if (row !== this.#row) return
      this.#horizon = horizon
      this.#told.clear()
      this.#beatAt = this.#sessionsAt = Date.now()
      this.#turnLater()
    } catch (error) {
      this.#stop()
      throw error
    }
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#running = undefined
    this.#row += 1
  }

  #turnLater(): void {
    this.#timer = setTimeout(() => void this.#turn(), POLL_MS)
    this.#timer.unref()
  }

  /** Everybody may leave and others come while it waits: then another row of turns has begun. */
  async #turn(): Promise<void> {
    const row = this.#row
    try {
      const found = await events.lookFrom(this.#db, this.#horizon, [...this.#told.keys()])
      if (row !== this.#row) return
      this.#spread(found)
      await this.#endOfSessions()
      this.#beat()
    } catch (error) {
      this.#log.warn({ err: error }, 'live events could not be read')
    }
    if (row === this.#row) this.#turnLater()
  }

  #spread({ horizon, rows }: { horizon: number; rows: events.LiveRow[] }): void {
    const before = String(this.#horizon)
    // More came than one look reads: what is left over is not complete yet.
    const reached = rows.length < events.MOST_ROWS ? horizon : this.#horizon
    for (const { id, xid } of rows) this.#told.set(id, xid)
    for (const [id, xid] of this.#told) if (xid < reached) this.#told.delete(id)
    this.#horizon = reached
    const byShopper = Map.groupBy(rows, (row) => row.userId)
    for (const seat of this.#seats) {
      const own = byShopper.get(seat.listener.shopperId) ?? []
      own.forEach((row, index) => {
        // Only the last of a batch moves the place on: a stream may break between two of them.
        const place = index === own.length - 1 ? String(reached) : before
        this.#notify(seat, { kind: row.kind as LiveKind, id: row.refId }, place)
      })
    }
  }

  #notify(seat: Seat, news: LiveNews, place: string): void {
    if (seat.held) seat.held.push([news, place])
    else seat.listener.hear(news, place)
  }

  async #catchUp(listener: Listener, lastPlace: string): Promise<void> {
    const from = /^\d{1,15}$/.test(lastPlace) ? Number(lastPlace) : Infinity
    const { shopperId } = listener
    const read = Math.min(from, Number.MAX_SAFE_INTEGER)
    const missed = await events.missedBy(this.#db, shopperId, read, MOST_MISSED)
    const place = String(missed.horizon)
    // A place in the future is another database's.
    if (from > missed.next || missed.rows.length > MOST_MISSED) {
      listener.hear({ kind: 'all', id: 0 }, place)
      return
    }
    const rows = missed.rows.toReversed()
    rows.forEach((row, index) =>
      listener.hear(
        { kind: row.kind as LiveKind, id: row.refId },
        index === rows.length - 1 ? place : lastPlace,
      ),
    )
  }

  /** What happened while the page that opens its first stream was loading. */
  async #replayRecent(listener: Listener): Promise<void> {
    const { shopperId } = listener
    const recent = await events.missedBy(this.#db, shopperId, 0, MOST_MISSED, REPLAYED_SECONDS)
    const place = String(recent.horizon)
    for (const { kind, refId } of recent.rows.toReversed())
      listener.hear({ kind: kind as LiveKind, id: refId }, place)
  }

  async #endOfSessions(): Promise<void> {
    if (Date.now() - this.#sessionsAt < SESSION_LOOK_MS) return
    this.#sessionsAt = Date.now()
    const looked = [...this.#seats]
    const open = await sessions.stillOpen(this.#db, [
      ...new Set(looked.map(({ listener }) => listener.sessionId)),
    ])
    for (const seat of looked) if (!open.has(seat.listener.sessionId)) this.#dismiss(seat)
  }

  #beat(): void {
    if (Date.now() - this.#beatAt < BEAT_MS) return
    this.#beatAt = Date.now()
    for (const seat of this.#seats) if (!seat.held) seat.listener.beat(String(this.#horizon))
  }

  #makeRoomFor(shopperId: number): void {
    const own = [...this.#seats].filter((seat) => seat.listener.shopperId === shopperId)
    if (own.length >= MOST_PER_SHOPPER) this.#dismiss(own[0]!)
    else if (this.#seats.size >= MOST_SEATS) throw new DomainError('TOO_MANY_TRIES', null, 30)
  }

  #dismiss(seat: Seat): void {
    this.#leave(seat)
    seat.listener.end()
  }

  #leave(seat: Seat): void {
    this.#seats.delete(seat)
    if (this.#seats.size === 0) this.#stop()
  }
}
