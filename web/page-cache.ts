import { LRUCache } from 'lru-cache'
import { CATALOGUE_TAG } from '../lib/catalogue/tags.ts'
import type { Compressed } from './compression.ts'

/** A rendered document that is the same for every visitor. */
export interface CachedPage {
  content: Compressed
  etag: string
  /** All headers that do not depend on the encoding. */
  headers: Record<string, string>
  /** The cache tag (lib/catalogue/tags.ts) that invalidates it. */
  tag: string
}

/** Memory of an entry besides its contents. */
const OVERHEAD_BYTES = 1500

/**
 * An LRU cache of rendered pages by canonical URL, bounded in bytes. Concurrent requests of a page share one
 * rendering, which is not stored if its content changed meanwhile.
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

  /** Returns the cached page or renders it. Null, which is not cached, when the page does not exist. */
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
      if (page && generation === this.#generation) this.store(key, page)
      return page
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  store(key: string, page: CachedPage): void {
    this.#pages.set(key, page)
  }

  /** Updates the size of a page after an encoding was added. */
  resize(key: string, page: CachedPage): void {
    if (this.#pages.peek(key)?.content === page.content)
      this.#pages.set(key, { ...page }, { noUpdateTTL: true })
  }

  /** Removes pages by tag. Renderings in progress may be stale, so new requests do not join them. */
  invalidate(tags: readonly string[]): void {
    this.#generation += 1
    this.#rendering.clear()
    if (tags.includes(CATALOGUE_TAG)) return this.#pages.clear()
    const changed = new Set(tags)
    for (const [key, { tag }] of this.#pages.entries())
      if (changed.has(tag)) this.#pages.delete(key)
  }
}
