import { setTimeout as sleep } from 'node:timers/promises'
import { getHome } from '@/contracts/home'
import {
  listPopularSearches,
  getProduct,
  listProducts,
  listRelatedProducts,
  suggestSearches,
} from '@/contracts/products'
import { listReviews } from '@/contracts/reviews'
import { getShop, listShops } from '@/contracts/shops'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import { metrics } from '@/server/metrics'
import type { TestBackend } from '@/server/testing/backend'

/** What every visitor may read. */
export const PUBLIC_READS = [
  [getHome, {}],
  [listProducts, {}],
  [listProducts, { keyword: 'kettle', facets: true }],
  [suggestSearches, { keyword: 'ke' }],
  [listPopularSearches, {}],
  [getProduct, { id: 1 }],
  [listRelatedProducts, { id: 1 }],
  [listShops, {}],
  [getShop, { id: 1 }],
  [listReviews, { product_id: 1 }],
  [listSitemapParts, { noun: 'product' }],
  [listSitemapEntries, { noun: 'product', part: 1 }],
] as const

export async function readAll(shop: TestBackend): Promise<number[]> {
  const codes = []
  for (const [endpoint, input] of PUBLIC_READS) codes.push((await shop.ask(endpoint, input)).code)
  return codes
}

/** The number of reads by server so far, of all backends of this process. */
export async function answeredFrom(): Promise<{ replica: number; primary: number }> {
  const { values } = await metrics().catalogueReads.get()
  const of = (from: string) => values.find(({ labels }) => labels.from === from)?.value ?? 0
  return { replica: of('replica'), primary: of('primary') }
}

/** Waits until replicas serve reads again; false after a timeout. */
export async function untilReplicaAnswers(shop: TestBackend, mostMs = 15_000): Promise<boolean> {
  const deadline = performance.now() + mostMs
  while (performance.now() < deadline) {
    const before = await answeredFrom()
    await shop.ask(getProduct, { id: 1 })
    if ((await answeredFrom()).replica > before.replica) return true
    await sleep(50)
  }
  return false
}
