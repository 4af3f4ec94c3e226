import { step } from '../cli/bootstrap/steps.mjs'
import type { Table } from './figures-page'
import { load, PHONE, type LoadFigures } from './load'

/** Products that the rest of the section looks at are not on the way. */
const FIRST = 2000
/** What nobody has seen yet has to be made: more at once than the server works on would only be turned away. */
const CONNECTIONS = { first: 8, again: 32 }
const SECONDS = { quick: 15, full: 600 }

/** A walk past products that are seen for the first time, and past the same ones again. */
export async function measureWalk(url: string, products: number, isFull: boolean): Promise<Table> {
  const pathTo = (id: number) => `/en/detail/${id}`
  const paths = Array.from({ length: products - FIRST }, (_, step) => pathTo(FIRST + step))
  const task = { origin: url, headers: PHONE }
  const first = await step('Walking past new products', () =>
    load({
      ...task,
      connections: CONNECTIONS.first,
      paths,
      seconds: isFull ? SECONDS.full : SECONDS.quick,
      isOnce: true,
    }),
  )
  const seen = paths.slice(0, first.answers)
  const again = await step(`Walking past the same ${seen.length} again`, () =>
    load({ ...task, connections: CONNECTIONS.again, paths: seen, seconds: 5 }),
  )
  return [
    rowOf(`${seen.length} different products, for the first time`, CONNECTIONS.first, first),
    rowOf('the same again', CONNECTIONS.again, again),
  ]
}

const rowOf = (walk: string, connections: number, figures: LoadFigures) => ({
  walk,
  connections,
  'answers/s': Math.round(figures.perSecond),
  'p50 ms': Number(figures.p50.toFixed(2)),
  'p99 ms': Number(figures.p99.toFixed(2)),
})
