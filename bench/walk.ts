import { step } from '../scripts/bootstrap/steps.mjs'
import type { Table } from './figures-page'
import { load, PHONE, type LoadFigures } from './load'

/** Products that the rest of the section looks at are not on the way. */
const FIRST = 2000
const CONNECTIONS = 32
const SECONDS = { quick: 15, full: 600 }

/** A walk past products that are seen for the first time, and past the same ones again. */
export async function measureWalk(url: string, products: number, isFull: boolean): Promise<Table> {
  const pathTo = (id: number) => `/en/detail/${id}`
  const paths = Array.from({ length: products - FIRST }, (_, step) => pathTo(FIRST + step))
  const task = { origin: url, connections: CONNECTIONS, headers: PHONE }
  const first = await step('Walking past new products', () =>
    load({ ...task, paths, seconds: isFull ? SECONDS.full : SECONDS.quick, isOnce: true }),
  )
  const seen = paths.slice(0, first.answers)
  const again = await step(`Walking past the same ${seen.length} again`, () =>
    load({ ...task, paths: seen, seconds: 5 }),
  )
  return [
    rowOf(`${seen.length} different products, for the first time`, first),
    rowOf('the same again', again),
  ]
}

const rowOf = (walk: string, figures: LoadFigures) => ({
  walk,
  connections: CONNECTIONS,
  'answers/s': Math.round(figures.perSecond),
  'p50 ms': Number(figures.p50.toFixed(2)),
  'p99 ms': Number(figures.p99.toFixed(2)),
})
