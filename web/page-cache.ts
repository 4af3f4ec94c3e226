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

interface Rendering {
  page: Promise<CachedPage | null>
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
  readonly #rendering = new Map<string, Rendering>()

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

  /**
   * Returns the cached page or renders it. Null, which is not cached, when the page does not exist. `tag` is that of
   * the page.
   */
  async get(
    key: string,
    tag: string,
    render: () => Promise<CachedPage | null>,
  ): Promise<CachedPage | null> {
    const cached = this.find(key)
    if (cached) return cached
    const begun = this.#rendering.get(key)
    if (begun) return begun.page
    const rendering = { page: render(), tag }
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering.page
      if (page && this.#rendering.get(key) === rendering) this.store(key, page)
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

  /** Removes pages by tag. Their renderings in progress may be stale: no request joins them, and none is stored. */
  invalidate(tags: readonly string[]): void {
    const changed = new Set(tags)
    const isChanged = (tag: string) => changed.has(CATALOGUE_TAG) || changed.has(tag)
    for (const [key, { tag }] of this.#rendering) if (isChanged(tag)) this.#rendering.delete(key)
    for (const [key, { tag }] of this.#pages.entries()) if (isChanged(tag)) this.#pages.delete(key)
  }
}
