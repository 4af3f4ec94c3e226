import { step } from '../scripts/bootstrap/steps.mjs'
import type { Table } from './figures-page'
import { load, PHONE } from './load'

const WALK = { quick: 1500, full: 20_000 }
/** Products that the rest of the section looks at are not on the way. */
const FIRST = 2000
const CONNECTIONS = 32

/** A walk past many different products, each seen for the first time, and the same walk again. */
export async function measureWalk(url: string, products: number, isFull: boolean): Promise<Table> {
  const wanted = isFull ? WALK.full : WALK.quick
  const length = Math.min(wanted, products - FIRST)
  const paths = Array.from({ length }, (_, step) => `/en/detail/${FIRST + step}`)
  const rows: Table = []
  for (const walk of ['for the first time', 'again', 'a third time']) {
    const title = `${length} different products, ${walk}`
    const figures = await step(title, () =>
      load({
        origin: url,
        paths,
        connections: CONNECTIONS,
        seconds: 0,
        headers: PHONE,
        isOnce: true,
      }),
    )
    rows.push({
      walk: title,
      connections: CONNECTIONS,
      'answers/s': Math.round(figures.perSecond),
      'p50 ms': Number(figures.p50.toFixed(2)),
      'p99 ms': Number(figures.p99.toFixed(2)),
    })
  }
  return rows
}
