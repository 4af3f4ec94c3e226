import { ReadableStream } from 'node:stream/web'
import PQueue from 'p-queue'
import type { Locale } from '@/contracts/languages'
import { brand } from '@/contracts/brand'
import { FEED_END, feedItems, feedStart, type FeedPlace } from '@/server/domain/feeds/google-feed'
import { networkOf } from '@/server/domain/network'
import type { Visit } from '@/server/http/context'
import { productPages, type ExportedProduct } from '@/server/repositories/catalogue-export'

/** Pages of all feeds wait for these places, because a feed of a million products takes minutes. */
const places = new PQueue({ concurrency: 2 })

/**
 * The feed in one language. Reads the catalogue in pages, as fast as the client reads the feed: one that does not read
 * holds no place.
 */
export async function openGoogleFeed(visit: Visit, locale: Locale): Promise<ReadableStream> {
  await visit.tries.take('feedAddress', networkOf(visit.ip))
  const { publicOrigin, linkOrigin } = visit.config
  return ReadableStream.from(piecesOf(visit, { origin: publicOrigin ?? linkOrigin, locale }))
}

async function* piecesOf({ db }: Visit, place: FeedPlace): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  yield encoder.encode(feedStart(place, brand().name[place.locale]))
  const selection = { shopIds: null, isOnSale: true }
  for await (const page of productPages(db, selection, (read) => places.add(read))) {
    const items = page.map((row) => feedItems(productOf(row, place.locale), place))
    yield encoder.encode(items.join(''))
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
