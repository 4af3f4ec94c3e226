import { pack, unpack, type Encoding } from './encodings.ts'

/** A whole answer: what it says of itself, and its content in each way it was sent so far. */
export interface KeptPage {
  headers: readonly (readonly [name: string, value: string])[]
  etag: string
  tag: string
  until: number
  contents: Map<Encoding, Buffer>
}

const EVERYTHING = 'catalogue'
/** What an entry costs beside its contents. */
const OVERHEAD_BYTES = 1500

/** Pages by their address, as many as have room; those longest unasked give way. */
export class PageStore {
  readonly #pages = new Map<string, KeptPage>()
  readonly #addresses = new Map<string, Set<string>>()
  readonly #mostBytes: number
  #bytes = 0
  #changes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** Grows with each announced change: a page that was begun under an earlier number is not kept. */
  get changes(): number {
    return this.#changes
  }

  get size(): number {
    return this.#pages.size
  }

  find(key: string, now = Date.now()): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    if (page.until <= now) {
      this.#forget(key, page)
      return undefined
    }
    this.#pages.set(key, page)
    return page
  }

  keep(key: string, page: KeptPage): void {
    const earlier = this.#pages.get(key)
    if (earlier) this.#forget(key, earlier)
    this.#pages.set(key, page)
    const addresses = this.#addresses.get(page.tag) ?? new Set()
    this.#addresses.set(page.tag, addresses.add(key))
    this.#bytes += OVERHEAD_BYTES
    for (const content of page.contents.values()) this.#bytes += content.length
    this.#makeRoom()
  }

  /** In the wanted encoding, which is made from another when it is asked for first. */
  async contentOf(key: string, page: KeptPage, encoding: Encoding): Promise<Buffer> {
    const known = page.contents.get(encoding)
    if (known) return known
    const [from, packed] = [...page.contents][0]!
    const content = await pack(await unpack(packed, from), encoding, 'page')
    // Both may have been made at the same time, and the page may be gone by now.
    if (this.#pages.get(key) === page && !page.contents.has(encoding)) {
      page.contents.set(encoding, content)
      this.#bytes += content.length
      this.#makeRoom()
    }
    return content
  }

  /** Forgets the pages that show what has changed. */
  drop(tags: readonly string[]): void {
    this.#changes += 1
    if (tags.includes(EVERYTHING)) {
      this.#pages.clear()
      this.#addresses.clear()
      this.#bytes = 0
      return
    }
    for (const tag of tags) {
      for (const key of this.#addresses.get(tag) ?? []) {
        const page = this.#pages.get(key)
        if (page) this.#forget(key, page)
      }
    }
  }

  #makeRoom(): void {
    for (const [key, page] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) return
      this.#forget(key, page)
    }
  }

  #forget(key: string, page: KeptPage): void {
    this.#pages.delete(key)
    this.#bytes -= OVERHEAD_BYTES
    for (const content of page.contents.values()) this.#bytes -= content.length
    const addresses = this.#addresses.get(page.tag)
    addresses?.delete(key)
    if (addresses?.size === 0) this.#addresses.delete(page.tag)
  }
}
