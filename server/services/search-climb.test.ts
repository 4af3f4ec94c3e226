import { LADDERS } from '@/server/domain/search/marks'
import { anyOf } from '@/server/domain/search/tsquery'
import type { ProductSort } from '@/contracts/products'
import type { Place } from '@/server/repositories/search-products'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'
import { climb, countUpTo } from './search-climb'

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
}, 120_000)
afterAll(() => test.close())

const query = anyOf(['eslim', 'eprofessional'])
const filter = { minPrice: 1000 }

/** Pages through a target; one said to be large is climbed rung by rung. */
async function walk(sort: ProductSort, atMost: number, limit: number): Promise<number[]> {
  const ids: number[] = []
  let after: Place | undefined
  do {
    const places = await climb(
      test.backend.services.db,
      { query, filter, atMost },
      { sort, after, limit },
    )
    ids.push(...places.map((place) => place.id))
    after = places.length === limit ? places.at(-1) : undefined
  } while (after)
  return ids
}

it.each(Object.keys(LADDERS) as ProductSort[])(
  'rung by rung comes what comes at once, by %s',
  async (sort) => {
    const atOnce = await walk(sort, 1, 500)
    expect(atOnce.length).toBeGreaterThan(50)
    expect(await walk(sort, 10_000, 9)).toEqual(atOnce)
    expect(await walk(sort, 2000, 500)).toEqual(atOnce)
  },
)

it('counts the same however many there may be', async () => {
  const { db } = test.backend.services
  const counts = [1, 5000, 100_000, Infinity].map((atMost) =>
    countUpTo(db, { query, filter, atMost }),
  )
  expect(new Set(await Promise.all(counts)).size).toBe(1)
})
