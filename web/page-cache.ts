import { LRUCache } from 'lru-cache'
import { CATALOGUE_TAG } from '../lib/catalogue/tags.ts'
import type { Compressed } from './compression.ts'

/** A rendered document that is the same for everybody. */
export interface CachedPage {
  content: Compressed
  etag: string
  /** Everything that is sent with it but what depends on the encoding. */
  headers: Record<string, string>
  /** The cache tag of lib/catalogue/tags.ts under which a change of what it shows is announced. */
  tag: string
  /** Next is rendering it anew at this moment: sent, but not stored. */
  isStale?: boolean
}

/** What an entry costs beside its contents. */
const OVERHEAD_BYTES = 1500

/**
 * Rendered pages by canonical URL, bounded in bytes, the least recently used leaving first. A page is rendered
 * once however many ask for it together, and never stored when its content changed meanwhile.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #rendering = new Map<string, Promise<CachedPage | null>>()
  #generation = 0

  constructor(maxBytes: number, ttlMs: number) {
    this.#pages = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      ttl: ttlMs,
      sizeCalculation: ({ content }) => content.bytes + OVERHEAD_BYTES,
    })
  }

  get size(): number {
    return this.#pages.size
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** The cached page, or what `render` makes. Null, which is not stored, where there is no such page. */
  async get(key: string, render: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const cached = this.find(key)
    if (cached) return cached
    const begun = this.#rendering.get(key)
    if (begun) return begun
    const generation = this.#generation
    const rendering = render()
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      if (page && !page.isStale && generation === this.#generation) this.store(key, page)
      return page
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  store(key: string, page: CachedPage): void {
    this.#pages.set(key, page)
  }

  /** Counts the bytes of a page anew, which grew by an encoding. */
  resize(key: string, page: CachedPage): void {
    if (this.#pages.peek(key)?.content === page.content)
      this.#pages.set(key, { ...page }, { noUpdateTTL: true })
  }

  /** Removes the pages that show what has changed. What is being rendered may be old already: nobody joins it. */
  invalidate(tags: readonly string[]): void {
    this.#generation += 1
    this.#rendering.clear()
    if (tags.includes(CATALOGUE_TAG)) return this.#pages.clear()
    const changed = new Set(tags)
    for (const [key, { tag }] of this.#pages.entries())
      if (changed.has(tag)) this.#pages.delete(key)
  }
}
