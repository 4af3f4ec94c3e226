export interface Changes {
  list: { id: string; tag: string }[]
  /** Where the database stood after them, when there are replicas that may not have come so far. */
  position?: string | undefined
}
/** Gives what has changed in the last minute, but for the ids that were seen. */
export type ChangeSource = (seen: string[]) => Promise<Changes>
export type OnTags = (tags: string[], position?: string) => Promise<void>

const POLL_MS = 200
/** Longer than any transaction may take: its rows bear the time it began and are seen when it ends. */
const WINDOW_S = 60
/** A page being made while the change was committed may be stored after its tag was sent. */
const ECHO_MS = 2000
const EVERYTHING = 'catalogue'
const MOST_TAGS = 500

/**
 * Tells which cache tags have changed in the catalogue, at most 200 ms after the commit. Begins with
 * everything, because nobody watched before. Tags that could not be delivered are told again.
 */
export function watchCatalogue(onTags: OnTags, source: ChangeSource): () => void {
  const watch = new CatalogueWatch(source, onTags)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const turn = async () => {
    await watch.look().catch(() => undefined)
    if (!isStopped) timer = setTimeout(() => void turn(), POLL_MS)
  }
  void turn()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** One turn after another; `now` is a parameter for tests. */
export class CatalogueWatch {
  readonly #source: ChangeSource
  readonly #onTags: OnTags
  /** Ids told already, with the time they were; ids are given before commit, so none is "the last". */
  readonly #seen = new Map<string, number>()
  readonly #pending = new Set<string>()
  #echoes: { tag: string; at: number }[] = []
  #lastLook = -Infinity
  #position: string | undefined

  constructor(source: ChangeSource, onTags: OnTags) {
    this.#source = source
    this.#onTags = onTags
  }

  async look(now = Date.now()): Promise<void> {
    const { list: fresh, position } = await this.#source([...this.#seen.keys()])
    this.#position = position ?? this.#position
    if (now - this.#lastLook > (WINDOW_S * 1000) / 2) this.#pending.add(EVERYTHING)
    this.#lastLook = now
    for (const { id, tag } of fresh) {
      this.#seen.set(id, now)
      this.#pending.add(tag)
      this.#echoes.push({ tag, at: now + ECHO_MS })
    }
    this.#forgetOld(now)
    this.#repeatDue(now)
    await this.#tell()
  }

  /** Rows told this long ago have left the window; the map is in the order of telling. */
  #forgetOld(now: number): void {
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

  async #tell(): Promise<void> {
    if (this.#pending.size === 0) return
    const tags = this.#pending.size > MOST_TAGS ? [EVERYTHING] : [...this.#pending]
    await this.#onTags(tags, this.#position)
    this.#pending.clear()
  }
}
