import type { Database } from '@/server/db/connection'
import * as heads from '@/server/repositories/search-heads'
import { roughTotal, sample } from '@/server/repositories/search-sample'
import { eachFor } from './sample'

/** Which part of the catalogue each head is meant to hold. */
const SHARES = [1 / 16, 1 / 128]
/** Below so many products all of them are few enough. */
const LEAST_TOTAL = 20_000
/** A head may grow or shrink so much before its bound is moved: each product that moves is indexed anew. */
const DRIFT = 2
const BATCH = 2000
const NOTHING_SELLS_SO = 2 ** 31 - 1

/** Keeps the heads of the catalogue at about their size, as sales grow. */
export async function keepHeads(db: Database, leastTotal = LEAST_TOTAL): Promise<void> {
  const total = await roughTotal(db)
  if (total < leastTotal) return
  const sales = (await sample(db, eachFor(total))).map((one) => one.sales).sort((a, b) => b - a)
  const known = await heads.list(db)
  const isRight = SHARES.every((share, at) => {
    const bound = known.find(({ level }) => level === at + 1)?.leastSales ?? Infinity
    const held = sales.filter((one) => one >= bound).length / sales.length
    return held < share * DRIFT && held > share / DRIFT
  })
  if (isRight) return
  const bounds = SHARES.map((share, at) => {
    const leastSales = (sales[Math.floor(sales.length * share)] ?? 0) + 1
    const before = known.find(({ level }) => level === at + 1)?.completeFrom ?? NOTHING_SELLS_SO
    return { level: at + 1, leastSales, completeFrom: Math.max(leastSales, before) }
  })
  await heads.save(db, bounds)
  const last = await heads.highestId(db)
  for (let id = 0; id <= last; id += BATCH) await heads.settle(db, id, id + BATCH)
  await heads.save(
    db,
    bounds.map((bound) => ({ ...bound, completeFrom: bound.leastSales })),
  )
}
