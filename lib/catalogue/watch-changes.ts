import type { DataOf } from '@/contracts/endpoint'
import { readEnvelope } from '@/contracts/envelope'
import { opsChanges } from '@/contracts/operators'
import * as schemas from '@/contracts/schemas/operators'
import { CATALOGUE_TAG } from '@/lib/catalogue/tags'
import { causeOf, logLine } from '@/server/log-line'

type Changes = DataOf<typeof opsChanges>
/** Returns the changes after `since`, the `until` of its last response; without it, those of the last minute. */
export type ChangeSource = (since: string | undefined) => Promise<Changes>
export type OnTags = (tags: string[], position?: string) => Promise<void>

const POLL_MS = 200
/** After a longer pause the last minute may not have every change. */
const MAX_PAUSE_MS = 30_000
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
  return async (since) => {
    const response = await fetch(origin + opsChanges.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${opsToken}` },
      body: JSON.stringify({ since }),
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
    const { list, until, position } = await this.#source(since)
    this.#since = until
    this.#position = position ?? this.#position
    if (now - this.#lastPoll > MAX_PAUSE_MS) this.#pending.add(CATALOGUE_TAG)
    this.#lastPoll = now
    for (const { tag } of list) this.#pending.add(tag)
    await this.#deliver()
  }

  async #deliver(): Promise<void> {
    if (this.#pending.size === 0) return
    const tags = this.#pending.size > MAX_TAGS ? [CATALOGUE_TAG] : [...this.#pending]
    await this.#onTags(tags, this.#position)
    this.#pending.clear()
  }
}
