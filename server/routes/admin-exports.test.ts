import { parse } from 'csv-parse/sync'
import { exportAdminProducts } from '@/contracts/admin-exports'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const download = ({ headers }: TestMember) => test.fetch(exportAdminProducts.path, { headers })

async function shopsIn(member: TestMember) {
  const rows = parse(await (await download(member)).text(), { columns: true })
  return new Set((rows as { shop: string }[]).map(({ shop }) => shop).filter(Boolean))
}

it('is a file of the products of all shops', async () => {
  const member = await newMember(test, 'support')
  const answer = await download(member)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/sampan-products-.*\.csv/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await answer.body?.cancel()
  expect(await shopsIn(member)).toEqual(new Set(['shop-1', 'shop-2']))
})

it('has the shops of a merchant only, and no rows without one', async () => {
  expect(await shopsIn(await newMember(test, 'merchant', [2]))).toEqual(new Set(['shop-2']))
})

it('is sent once at a time to a person, and again after a reader that leaves', async () => {
  const member = await newMember(test, 'catalogue')
  const first = await download(member)
  expect((await download(member)).status).toBe(429)
  const other = await download(await newMember(test, 'catalogue'))
  expect(other.status).toBe(200)
  await Promise.all([first.body?.cancel(), other.body?.cancel()])
  const again = await download(member)
  expect(again.status).toBe(200)
  await again.text()
})

it('is not held up by a reader of its head', async () => {
  const member = await newMember(test, 'catalogue')
  const { headers } = member
  const head = await test.fetch(exportAdminProducts.path, { method: 'HEAD', headers })
  expect([head.status, head.body]).toEqual([200, null])
  const file = await download(member)
  expect(file.status).toBe(200)
  await file.text()
})

it('is sent once to a person who asks again before the first answer', async () => {
  const member = await newMember(test, 'catalogue')
  let second: Response | undefined
  jest.spyOn(test.backend.services.tries, 'take').mockImplementationOnce(async () => {
    second = await download(member)
  })
  const first = await download(member)
  expect([first.status, second?.status]).toEqual([200, 429])
  await first.body?.cancel()
})

it('limits files per person', async () => {
  const member = await newMember(test, 'catalogue')
  const statuses = []
  for (let i = 0; i < 11; i += 1) {
    const answer = await download(member)
    await answer.text()
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})
