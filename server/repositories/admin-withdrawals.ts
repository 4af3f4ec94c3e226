import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import type { Queryable } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { bankCards, withdrawals } from '@/server/db/tables/withdrawals'
import { type CreatedPage, inOrderOf, latestIds } from './latest-ids'

interface Filter {
  status?: number | undefined
  onlyUserId?: number | undefined
}

/** One page of withdrawals of all shoppers; those of one shopper are few. */
export async function list(db: Queryable, { status, onlyUserId }: Filter, page: CreatedPage) {
  const statuses = status === undefined ? Object.values(AUDIT_STATUS) : [status]
  const source =
    onlyUserId === undefined
      ? { keys: [{ column: withdrawals.status, type: 'smallint' as const, values: statuses }] }
      : {
          keys: [],
          where: and(eq(withdrawals.userId, onlyUserId), inArray(withdrawals.status, statuses)),
        }
  const ids = await latestIds(db, { table: withdrawals, ...source }, page)
  if (ids.length === 0) return []
  const rows = await select(db, inArray(withdrawals.id, ids))
  return inOrderOf(ids, rows, ({ withdrawal }) => withdrawal.id)
}

export async function find(db: Queryable, id: number) {
  const [row] = await select(db, eq(withdrawals.id, id))
  return row
}

function select(db: Queryable, where: SQL) {
  const { id, email, familyName, givenName } = users
  const { bankName, holder, lastDigits } = bankCards
  return db
    .select({
      withdrawal: withdrawals,
      card: { bankName, holder, lastDigits },
      shopper: { id, email, familyName, givenName },
    })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(where)
}
