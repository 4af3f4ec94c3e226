import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { RECHARGE_METHODS } from '@/contracts/schemas/wallet'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import type { Queryable } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { recharges } from '@/server/db/tables/recharges'
import { type CreatedPage, inOrderOf, latestIds } from './latest-ids'

export interface RechargeFilter {
  status?: number | undefined
  method?: string | undefined
  onlyUserId?: number | undefined
  txid?: string | undefined
}

/** One page of top-ups of all shoppers; those of one shopper or with one transaction id are few. */
export async function list(db: Queryable, filter: RechargeFilter, page: CreatedPage) {
  const ids = await latestIds(db, { table: recharges, ...sourceOf(filter) }, page)
  if (ids.length === 0) return []
  return inOrderOf(ids, await select(db, inArray(recharges.id, ids)), ({ recharge }) => recharge.id)
}

export async function find(db: Queryable, id: number) {
  const [row] = await select(db, eq(recharges.id, id))
  return row
}

function sourceOf({ status, method, onlyUserId, txid }: RechargeFilter) {
  const statuses = status === undefined ? Object.values(AUDIT_STATUS) : [status]
  const methods = method === undefined ? RECHARGE_METHODS : [method]
  if (onlyUserId === undefined && txid === undefined)
    return {
      keys: [
        { column: recharges.method, type: 'text' as const, values: methods },
        { column: recharges.status, type: 'smallint' as const, values: statuses },
      ],
    }
  const where = and(
    inArray(recharges.status, statuses),
    inArray(recharges.method, [...methods]),
    onlyUserId === undefined ? undefined : eq(recharges.userId, onlyUserId),
    txid === undefined ? undefined : eq(recharges.txid, txid),
  )
  return { keys: [], where }
}

function select(db: Queryable, where: SQL) {
  const { id, email, familyName, givenName } = users
  return db
    .select({ recharge: recharges, shopper: { id, email, familyName, givenName } })
    .from(recharges)
    .innerJoin(users, eq(users.id, recharges.userId))
    .where(where)
}

/** The ids of top-ups by transaction id. */
export async function idsByTxid(db: Queryable, txids: string[]): Promise<Map<string, number[]>> {
  if (txids.length === 0) return new Map()
  const rows = await db
    .select({ id: recharges.id, txid: recharges.txid })
    .from(recharges)
    .where(inArray(recharges.txid, txids))
    .orderBy(recharges.id)
  const byTxid = Map.groupBy(rows, ({ txid }) => txid!)
  return new Map([...byTxid].map(([txid, same]) => [txid, same.map(({ id }) => id)]))
}
