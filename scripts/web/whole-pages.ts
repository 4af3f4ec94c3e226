import { metrics } from '../../server/metrics.ts'
import { endedOnce } from './end-once.ts'
import { holdAnswers } from './hold.ts'
import { mergeData } from './merge-data.ts'
import { securePage } from './page-policy.ts'
import { PageStore } from './page-store.ts'
import { publicPageOf } from './public-page.ts'
import { sendKept, sendNew, type Place, type Visit } from './send-whole.ts'

const MEBIBYTE = 1024 * 1024
/** The watcher announces changes; this is for what it cannot see, such as another backend. */
const KEPT_MS = process.env.BACKEND_URL ? 5_000 : 60_000
const FILE = /^\/_next\/static\/[^?]+\.[a-z]+$/

/**
 * Answers public pages and files of the build from memory, packed before they are asked for again. What they hold is
 * the same for everyone, and what pages were made of is announced when it changes.
 */
export class WholePages {
  readonly #pages: PageStore
  readonly #files = new PageStore(64 * MEBIBYTE)
  /** Private pages are shells without anything of a shopper; their content alone is kept, by its mark. */
  readonly #shells = new PageStore(16 * MEBIBYTE)
  readonly #isBehindProxy: boolean

  constructor(isBehindProxy: boolean, mebibytes: number) {
    this.#isBehindProxy = isBehindProxy
    this.#pages = new PageStore(mebibytes * MEBIBYTE)
    metrics().memory(() => ({ pages: this.#pages.size, files: this.#files.size }))
  }

  /** What has changed in the catalogue, by the tags of its pages. */
  drop(tags: readonly string[]): void {
    this.#pages.drop(tags)
  }

  /** True when the request has its answer; otherwise what Next answers comes by here. */
  answer(visit: Visit): boolean {
    const place = this.#placeOf(visit)
    const kept = place?.store.find(place.key)
    if (place) metrics().pages.inc({ from: kept ? 'memory' : 'next' })
    if (place && kept) {
      sendKept(visit, place, kept)
      return true
    }
    const begunAt = this.#pages.changes
    holdAnswers(visit.request, visit.response, (kind, content, end) => {
      const isOld = this.#pages.changes !== begunAt
      const whole = once(() =>
        kind === 'page' ? endedOnce(mergeData(content.toString())) : content,
      )
      if (kind === 'page') securePage(visit.response, () => whole().toString(), visit.isSecure)
      const made = { whole: () => Buffer.from(whole()), size: content.length, end }
      void sendNew(visit, { place: isOld ? null : place, shells: this.#shells, ...made })
    })
    return false
  }

  #placeOf({ request, isSecure }: Visit): Place | null {
    const page = publicPageOf(request)
    if (page) {
      return {
        store: this.#pages,
        key: isSecure ? `https ${page.address}` : page.address,
        tag: page.tag,
        keptMs: KEPT_MS,
        page: { isBare: page.isBare, isBehindProxy: this.#isBehindProxy },
      }
    }
    const isFile = FILE.test(request.url ?? '') && request.headers.range === undefined
    const key = request.url ?? ''
    return isFile ? { store: this.#files, key, tag: 'file', keptMs: Infinity } : null
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
