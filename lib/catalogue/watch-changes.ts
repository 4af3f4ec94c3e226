import type { DataOf } from '@/contracts/endpoint'
import { envelopeOf } from '@/contracts/envelope'
import { opsChanges } from '@/contracts/operators'
import * as schemas from '@/contracts/schemas/operators'
import { CATALOGUE_TAG } from '@/lib/catalogue/tags'

type Changes = DataOf<typeof opsChanges>
/** Gives the changes of the last minute, without those whose ids were seen. */
export type ChangeSource = (seen: string[]) => Promise<Changes>
export type OnTags = (tags: string[], position?: string) => Promise<void>

const POLL_MS = 200
/** Longer than any transaction may take: its rows bear the time it began and are seen when it ends. */
const WINDOW_S = 60
/** A page that was rendering while the change was committed may be stored after its tag was sent. */
const ECHO_MS = 2000
const MAX_TAGS = 500
const REMOTE_TIMEOUT_MS = 3000
/** A backend without the call is asked again now and then, because an update may bring it. */
const UNSUPPORTED_PAUSE_MS = 60_000

/**
 * Passes on which cache tags have changed in the catalogue, at most 200 ms after the commit. Begins with
 * everything, because nothing was watched before. Tags that could not be delivered are sent again.
 */
export function watchChanges(source: ChangeSource, onTags: OnTags): () => void {
  const watch = new CatalogueWatch(source, onTags)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const poll = async () => {
    await watch.poll().catch(() => undefined)
    if (!isStopped) timer = setTimeout(() => void poll(), POLL_MS)
  }
  void poll()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/**
 * The changes of the backend at BACKEND_URL. For a backend that does not know the call, pages expire by their age;
 * this then waits long before it fails, so that the backend is not asked five times a second.
 */
export function remoteSource(
  origin: string,
  opsToken: string,
  pauseMs = UNSUPPORTED_PAUSE_MS,
): ChangeSource {
  return async (seen) => {
    const response = await fetch(origin + opsChanges.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${opsToken}` },
      body: JSON.stringify({ seen }),
      signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
    })
    const envelope = envelopeOf(await response.json().catch(() => null))
    const changes = schemas.opsChanges.data.safeParse(envelope?.data)
    if (response.ok && changes.success) return changes.data
    if (response.status < 500) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    throw new Error(`the backend does not tell what changed: ${response.status}`)
  }
}

/** One poll after another; `now` is a parameter for tests. */
export class CatalogueWatch {
  readonly #source: ChangeSource
  readonly #onTags: OnTags
  /** Ids sent already, with the time; ids are assigned before commit, so that none is the last. */
  readonly #seen = new Map<string, number>()
  readonly #pending = new Set<string>()
  #echoes: { tag: string; at: number }[] = []
  #lastPoll = -Infinity
  #position: string | undefined

  constructor(source: ChangeSource, onTags: OnTags) {
    this.#source = source
    this.#onTags = onTags
  }

  async poll(now = Date.now()): Promise<void> {
    const { list: fresh, position } = await this.#source([...this.#seen.keys()])
    this.#position = position ?? this.#position
    if (now - this.#lastPoll > (WINDOW_S * 1000) / 2) this.#pending.add(CATALOGUE_TAG)
    this.#lastPoll = now
    for (const { id, tag } of fresh) {
      this.#seen.set(id, now)
      this.#pending.add(tag)
      this.#echoes.push({ tag, at: now + ECHO_MS })
    }
    this.#deleteOld(now)
    this.#repeatDue(now)
    await this.#deliver()
  }

  /** Rows this old have left the window; the map is in the order of sending. */
  #deleteOld(now: number): void {
    for (const [id, at] of this.#seen) {
      if (now - at <= 2 * WINDOW_S * 1000) return
      this.#seen.delete(id)
    }
  }

  #repeatDue(now: number): void {
    const due = this.#echoes.filter(({ at }) => at <= now)
    if (due.length === 0) return
    this.#echoes = this.#echoes.filter(({ at }) => at > now)
    for (const { tag } of due) this.#pending.add(tag)
  }

  async #deliver(): Promise<void> {
    if (this.#pending.size === 0) return
    const tags = this.#pending.size > MAX_TAGS ? [CATALOGUE_TAG] : [...this.#pending]
    await this.#onTags(tags, this.#position)
    this.#pending.clear()
  }
}
