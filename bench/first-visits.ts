import { step } from '../cli/bootstrap/steps.mjs'
import type { Table } from './results-page'
import { load, PHONE, type LoadResult } from './load'
import { cpuSecondsOf } from './process-cpu'

/** Excludes products that the rest of the section uses. */
const FIRST = 2000
/** The server renders new pages: more concurrent requests than it accepts would only be rejected. */
const CONNECTIONS = { first: 8, again: 32 }
const SECONDS = 5

interface Servers {
  url: string
  /** A bare server: its rate shows that the load generator is not the bottleneck. */
  bare: string
  opsToken: string
}

/** Requests product pages that are not cached, and then the same ones again. */
export async function measureFirstVisits(
  { url, bare, opsToken }: Servers,
  products: number,
): Promise<Table> {
  const pathTo = (id: number) => `/en/detail/${id}`
  const paths = Array.from({ length: products - FIRST }, (_, step) => pathTo(FIRST + step))
  const task = { origin: url, headers: PHONE, connections: CONNECTIONS.first }
  const cpuBefore = await cpuSecondsOf(url, opsToken)
  const first = await step('Requesting new products', () =>
    load({ ...task, paths, seconds: 0, isOnce: true }),
  )
  const cpuMs = ((await cpuSecondsOf(url, opsToken)) - cpuBefore) * 1000
  const again = await step(`Requesting the same ${paths.length} again`, () =>
    load({ ...task, connections: CONNECTIONS.again, paths, seconds: SECONDS }),
  )
  const generator = await step('Measuring the load generator', () =>
    load({ ...task, origin: bare, paths: ['/'], seconds: SECONDS }),
  )
  return [
    {
      ...rowOf(`${first.answers} different products, for the first time`, CONNECTIONS.first, first),
      'CPU ms/page': Number((cpuMs / first.answers).toFixed(1)),
    },
    rowOf('the same again', CONNECTIONS.again, again),
    rowOf('a bare server: the limit of the generator', CONNECTIONS.first, generator),
  ]
}

const rowOf = (visits: string, connections: number, result: LoadResult) => ({
  visits,
  connections,
  'answers/s': Math.round(result.perSecond),
  'p50 ms': Number(result.p50.toFixed(2)),
  'p99 ms': Number(result.p99.toFixed(2)),
})
