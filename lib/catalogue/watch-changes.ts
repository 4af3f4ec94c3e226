import type { DataOf } from '@/contracts/endpoint'
import { readEnvelope } from '@/contracts/envelope'
import { opsChanges } from '@/contracts/operators'
import * as schemas from '@/contracts/schemas/operators'
import { CATALOGUE_TAG } from '@/lib/catalogue/tags'
import { causeOf, logLine } from '@/server/log-line'

type Changes = DataOf<typeof opsChanges>
type Known = { seen: string[]; since?: string | undefined }
/** Returns the changes after `since`, the `until` of its last response; without it, those of the last minute not in `seen`. */
export type ChangeSource = (known: Known) => Promise<Changes>
export type OnTags = (tags: string[], position?: string) => Promise<void>

const POLL_MS = 200
/** Longer than any transaction: a row has the time its transaction began, but is visible only after the commit. */
const WINDOW_S = 60
const MAX_TAGS = 500
const REMOTE_TIMEOUT_MS = 3000
/** A backend without this endpoint is asked again, because an update may add it. */
const UNSUPPORTED_PAUSE_MS = 60_000

const NOT_WATCHED = 'changes of the catalogue cannot be followed'
const WATCHED_AGAIN = 'changes of the catalogue are followed again'

/**
 * Polls the changed cache tags of the catalogue and passes them to `onTags`, at most 200 ms after the commit. It
 * starts with CATALOGUE_TAG, because earlier changes were not watched. Tags that could not be delivered are sent
 * again. Logs the first failure of a series, and its end.
 */
export function watchChanges(source: ChangeSource, onTags: OnTags): () => void {
  const watch = new CatalogueWatch(source, onTags)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isFailing = false
  const note = (error?: unknown) => {
    if (isFailing === (error !== undefined)) return
    isFailing = error !== undefined
    if (isFailing) logLine('error', NOT_WATCHED, { cause: causeOf(originOf(error)) })
    else logLine('info', WATCHED_AGAIN)
  }
  const poll = async () => {
    await watch.poll().then(() => note(), note)
    if (!isStopped) timer = setTimeout(() => void poll(), POLL_MS)
  }
  void poll()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** The refused connection behind `fetch failed`, the error of the database behind a failed statement. */
function originOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? originOf(error.cause) : error
}

/**
 * The changes of the backend at BACKEND_URL. A backend without this endpoint makes pages expire by age only; the
 * source then waits before it fails, so that the backend is not polled five times per second.
 */
export function remoteSource(
  origin: string,
  opsToken: string,
  pauseMs = UNSUPPORTED_PAUSE_MS,
): ChangeSource {
  return async (known) => {
    const response = await fetch(origin + opsChanges.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${opsToken}` },
      body: JSON.stringify(known),
      signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
    })
    const envelope = readEnvelope(await response.text().catch(() => ''))
    const changes = schemas.opsChanges.data.safeParse(envelope?.data)
    if (response.ok && changes.success) return changes.data
    if (response.status < 500) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    throw new Error(`the backend did not return changes: ${response.status}`)
  }
}

/** Polls sequentially; `now` is a parameter for tests. */
export class CatalogueWatch {
  readonly #source: ChangeSource
  readonly #onTags: OnTags
  /** Undefined at first, and after a failure: another server may have taken over. */
  #since: string | undefined
  /**
   * Ids already sent, with the time, for a backend that does not return `until`. Ids are assigned before the
   * commit, so they do not arrive in order.
   */
  readonly #seen = new Map<string, number>()
  readonly #pending = new Set<string>()
  #lastPoll = -Infinity
  #position: string | undefined

  constructor(source: ChangeSource, onTags: OnTags) {
    this.#source = source
    this.#onTags = onTags
  }

  async poll(now = Date.now()): Promise<void> {
    const since = this.#since
    this.#since = undefined
    const known = since === undefined ? { seen: [...this.#seen.keys()] } : { seen: [], since }
    const { list: fresh, until, position } = await this.#source(known)
    this.#since = until
    this.#position = position ?? this.#position
    if (now - this.#lastPoll > (WINDOW_S * 1000) / 2) this.#pending.add(CATALOGUE_TAG)
    this.#lastPoll = now
    for (const { id, tag } of fresh) {
      if (since === undefined) this.#seen.set(id, now)
      this.#pending.add(tag)
    }
    this.#deleteOld(now)
    await this.#deliver()
  }

  /** Deletes ids of rows that have left the window. The map is in the order of sending. */
  #deleteOld(now: number): void {
    for (const [id, at] of this.#seen) {
      if (now - at <= 2 * WINDOW_S * 1000) return
      this.#seen.delete(id)
    }
  }

  async #deliver(): Promise<void> {
    if (this.#pending.size === 0) return
    const tags = this.#pending.size > MAX_TAGS ? [CATALOGUE_TAG] : [...this.#pending]
    await this.#onTags(tags, this.#position)
    this.#pending.clear()
  }
}
