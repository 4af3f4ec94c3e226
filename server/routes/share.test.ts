import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

/** Rendered cards per address and minute. */
const CARDS_A_MINUTE = 60
/** One card is rendered while four wait. */
const CARDS_AT_ONCE = 5
const PRODUCTS = 80

let test: TestBackend
let dataDir: string
let server: ReturnType<typeof serve>

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sampan-share-'))
  test = await openTestBackend({ dataDir })
  await test.backend.connection.db.execute(sql`
    INSERT INTO products (id, shop_id, category_id, texts, images, price, listed_at)
    SELECT n, shop_id, category_id, texts, images, price + n, listed_at
    FROM products, generate_series(100, ${100 + PRODUCTS}::bigint) n WHERE id = 1`)
  await new Promise<void>((resolve) => {
    server = serve({ fetch: test.backend.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve())
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await test.close()
  await rm(dataDir, { recursive: true, force: true })
})

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const card = (id: number, ip: string) => test.fetch(`/api/share/en/${id}.png`, from(ip))
const storedCards = async () => {
  const files = await readdir(path.join(dataDir, 'share-cards'), { recursive: true })
  return files.filter((file) => file.endsWith('.png')).length
}
const picture = (recipe: string) => test.fetch(`/api/pictures/${recipe}`, from('192.0.2.250'))

it('renders the card of a product', async () => {
  const answer = await card(1, '192.0.2.1')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('serves product pictures while 60 cards are requested', async () => {
  const began = performance.now()
  const asked = Array.from({ length: 60 }, (_, index) => card(100 + index, `198.51.100.${index}`))
  const cards = Promise.all(asked)
  for (const colour of ['sand', 'terracotta', 'red', 'sage', 'mint', 'teal'])
    expect((await picture(`mugs.${colour}.front/160.webp`)).status).toBe(200)
  const statuses = (await cards).map(({ status }) => status)
  expect(performance.now() - began).toBeLessThan(15_000)
  const drawn = statuses.filter((status) => status === 200)
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.length).toBeLessThanOrEqual(3 * CARDS_AT_ONCE)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  const refused = (await cards).find(({ status }) => status === 503)
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(refused?.headers.get('cache-control')).toBe('no-store')
})

it('limits cards that are rendered for an address, but not stored ones', async () => {
  const ip = '203.0.113.7'
  expect((await card(2, ip)).status).toBe(200)
  for (let drawn = 1; drawn < CARDS_A_MINUTE; drawn += 1)
    await test.backend.services.tries.take('shareAddress', ip)
  const refused = await card(3, ip)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await card(2, ip)).status).toBe(200)
  expect((await card(3, '203.0.113.8')).status).toBe(200)
})

it('does not render the cards of clients that disconnected', async () => {
  const { port } = server.address() as AddressInfo
  const leaveSoon = async (id: number) => {
    const request = httpRequest({ port, path: `/api/share/ko/${id}.png`, ...from(`10.0.0.${id}`) })
    request.on('error', () => undefined).end()
    await sleep(100)
    request.destroy()
  }
  const before = await storedCards()
  await Promise.all([101, 102, 103, 104, 105].map(leaveSoon))
  expect((await test.fetch('/api/share/ko/120.png', from('10.0.1.1'))).status).toBe(200)
  // One of the others may have been rendered before its client disconnected.
  expect((await storedCards()) - before).toBeLessThanOrEqual(2)
})

it.each(['ja/4.png', 'ja/99999.png', 'xx/1.png', 'ja/1.jpg', 'ja/01.png', 'ja/1.png.png'])(
  'answers 404 for %s with no-store',
  async (address) => {
    const answer = await test.fetch(`/api/share/${address}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)
