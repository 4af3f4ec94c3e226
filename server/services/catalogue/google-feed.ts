import { ReadableStream } from 'node:stream/web'
import type { Locale } from '@/contracts/languages'
import { DomainError } from '@/server/domain/domain-error'
import { brand } from '@/contracts/brand'
import { FEED_END, feedItems, feedStart, type FeedPlace } from '@/server/domain/feeds/google-feed'
import { networkOf } from '@/server/domain/network'
import type { Visit } from '@/server/http/context'
import { listProducts, type ExportedProduct } from '@/server/repositories/catalogue-export'

const PAGE = 200
/** A feed of a million products takes minutes, so few are written at once. */
const AT_ONCE = 2
const BUSY_RETRY_S = 60

let running = 0

/** The feed in one language. Reads the catalogue in pages, as fast as the client reads the feed. */
export async function openGoogleFeed(visit: Visit, locale: Locale): Promise<ReadableStream> {
  await visit.tries.take('feedAddress', networkOf(visit.ip))
  if (running >= AT_ONCE) throw new DomainError('BUSY', null, BUSY_RETRY_S)
  const { publicOrigin, linkOrigin } = visit.config
  const pieces = piecesOf(visit, { origin: publicOrigin ?? linkOrigin, locale })
  running += 1
  let isRunning = true
  // Not in the generator, which does nothing before its first piece is asked for, and may be cancelled before.
  const end = () => {
    if (isRunning) running -= 1
    isRunning = false
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next()
        if (!done) return controller.enqueue(value)
        end()
        controller.close()
      } catch (error) {
        end()
        throw error
      }
    },
    async cancel() {
      end()
      await pieces.return(undefined)
    },
  })
}

async function* piecesOf({ db }: Visit, place: FeedPlace): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  yield encoder.encode(feedStart(place, brand().name[place.locale]))
  let after = 0
  for (;;) {
    const page = await listProducts(db, { shopIds: null, isOnSale: true, after, limit: PAGE })
    const items = page.map((row) => feedItems(productOf(row, place.locale), place))
    if (items.length > 0) yield encoder.encode(items.join(''))
    if (page.length < PAGE) break
    after = page.at(-1)!.product.id
  }
  yield encoder.encode(FEED_END)
}

function productOf(row: ExportedProduct, locale: Locale) {
  const { product, skus, shopTexts, categoryTexts } = row
  const { id, images, originalPrice, texts } = product
  return {
    id,
    ...texts[locale],
    images,
    originalPrice,
    shopName: shopTexts[locale].name,
    categoryName: categoryTexts[locale],
    skus,
  }
}
