import { step } from '../cli/bootstrap/steps.mjs'
import type { Table } from './results-page'
import { load, PHONE, type LoadResult } from './load'

/** Excludes products that the rest of the section uses. */
const FIRST = 2000
/** The server renders new pages: more concurrent requests than it accepts would only be rejected. */
const CONNECTIONS = { first: 8, again: 32 }
const SECONDS = { quick: 15, full: 600 }

/** Requests product pages that are not cached, and then the same ones again. */
export async function measureFirstVisits(
  url: string,
  products: number,
  isFull: boolean,
): Promise<Table> {
  const pathTo = (id: number) => `/en/detail/${id}`
  const paths = Array.from({ length: products - FIRST }, (_, step) => pathTo(FIRST + step))
  const task = { origin: url, headers: PHONE }
  const first = await step('Requesting new products', () =>
    load({
      ...task,
      connections: CONNECTIONS.first,
      paths,
      seconds: isFull ? SECONDS.full : SECONDS.quick,
      isOnce: true,
    }),
  )
  const seen = paths.slice(0, first.answers)
  const again = await step(`Requesting the same ${seen.length} again`, () =>
    load({ ...task, connections: CONNECTIONS.again, paths: seen, seconds: 5 }),
  )
  return [
    rowOf(`${seen.length} different products, for the first time`, CONNECTIONS.first, first),
    rowOf('the same again', CONNECTIONS.again, again),
  ]
}

const rowOf = (visits: string, connections: number, result: LoadResult) => ({
  visits,
  connections,
  'answers/s': Math.round(result.perSecond),
  'p50 ms': Number(result.p50.toFixed(2)),
  'p99 ms': Number(result.p99.toFixed(2)),
})
