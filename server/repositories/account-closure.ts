import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Transaction } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { noteReviewedPages } from './review-writes'
import { unfollowAll } from './shops'
import { releaseAvatars } from './uploads'

const { completed, received, cancelled, refunded } = ORDER_STATUS
const ENDED = [completed, received, cancelled, refunded]

/**
 * Whether an order, a refund, a top-up, a withdrawal or a card's refund is still under way, or a keyed call that has
 * not answered yet, such as a top-up whose card is being charged.
 */
export async function hasOpenBusiness(tx: Transaction, userId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ isOpen: boolean }>(sql`
    select exists (select from orders where user_id = ${userId} and status <> all (${sql.param(ENDED)}::int[]))
      or exists (select from recharges where user_id = ${userId} and (status = 0 or card_refund = 0))
      or exists (select from withdrawals where user_id = ${userId} and status = 0)
      or exists (select from idempotency_keys where user_id = ${userId} and answer is null
        and created_at > now() - interval '2 minutes') as "isOpen"`)
  return rows[0]?.isOpen ?? true
}

/** Payees of withdrawals stay as masked records; the encrypted number is needed only until the payment. */
export async function deletePersonalData(tx: Transaction, userId: number): Promise<void> {
  const tables = [
    'push_subscriptions',
    'known_devices',
    'pay_tickets',
    'one_time_codes',
    'addresses',
    'cart_lines',
    'favourites',
    'notices',
    'idempotency_keys',
  ]
  for (const table of tables)
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`)
  await unfollowAll(tx, userId)
  await tx.execute(sql`
    delete from bank_cards where user_id = ${userId}
      and not exists (select from withdrawals where card_id = bank_cards.id)`)
  await tx.execute(sql`
    update bank_cards set removed_at = coalesce(removed_at, now()), sealed_number = ''
    where user_id = ${userId}`)
  await releaseAvatars(tx, userId, [])
  await tx.execute(sql`update reviews set author = '***' where user_id = ${userId}`)
  await noteReviewedPages(tx, userId)
}

/** The e-mail address and the number become free for another account. Nobody can register the new ones before. */
export async function anonymise(tx: Transaction, userId: number, passwordHash: string) {
  await tx
    .update(users)
    .set({
      familyName: '',
      givenName: '',
      email: `closed-${randomUUID()}@account.invalid`,
      mobile: `closed-${userId}`,
      passwordHash,
      payCodeHash: null,
      avatar: null,
    })
    .where(eq(users.id, userId))
}
