import { sql } from 'drizzle-orm'
import { listAdminWebhookDeliveries } from '@/contracts/admin-webhooks'
import { listFavourites } from '@/contracts/products'
import { listReviews } from '@/contracts/reviews'
import { listFollowedShops } from '@/contracts/shops'
import { listAuditEvents } from '@/contracts/staff'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'

let test: TestBackend
let shopper: QuickShopper
/** Rows of one moment in each list, and one that is older. */
beforeAll(async () => {
  test = await openTestBackend()
  const { db } = test.backend.services
  shopper = (await openShoppers(db, 1, 0))[0]!
  const moment = sql`case when n = 1 then now() - interval '1 day' else now() end`
  const three = sql`generate_series(1, 3) n`
  await db.execute(sql`insert into reviews
    (product_id, author, product_rating, service_rating, shipping_rating, content, created_at)
    select 3, 'Ann', 5, 5, 5, 'Review ' || n, ${moment} from ${three}`)
  await db.execute(sql`insert into favourites (user_id, product_id, created_at)
    select ${shopper.id}, n, ${moment} from ${three}`)
  await db.execute(sql`insert into follows (user_id, shop_id, created_at)
    select ${shopper.id}, id, now() from shops`)
  await db.execute(sql`insert into audit_events (event, actor, ref_id, is_done, ip, device, request_id)
    select 'product-changed', 'operator', 9, true, '', '', '' from ${three}`)
  await db.execute(sql`insert into webhook_endpoints (url, secret, events)
    values ('https://hook.example/', 'x', '{order.paid}')`)
  await db.execute(sql`insert into webhook_deliveries (endpoint_id, event, data)
    select 1, 'order.paid', '{}' from ${three}`)
})
afterAll(() => test.close())

it.each([
  ['reviews', listReviews, { product_id: 3 }, 3],
  ['favourites', listFavourites, {}, 3],
  ['followed shops', listFollowedShops, {}, 2],
  ['the audit trail', listAuditEvents, { ref_id: 9 }, 3],
  ['deliveries of a webhook', listAdminWebhookDeliveries, { webhook_id: 1 }, 3],
] as const)('%s: each row is on one page, also rows of one moment', async (_, list, own, count) => {
  const page = async (input: object) => {
    const { data } = await test.ask(list, { ...own, ...input }, { token: shopper.token })
    return { ids: data.list.map(({ id }) => id), cursor: data.next_cursor }
  }
  const whole = await page({})
  expect(whole.ids).toHaveLength(count)
  const found: number[] = []
  let cursor: string | null | undefined
  while (cursor !== null && found.length <= count) {
    const next = await page({ limit: 1, ...(cursor ? { cursor } : {}) })
    found.push(...next.ids)
    cursor = next.cursor
  }
  expect(found).toEqual(whole.ids)
})
