import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { randomToken } from '@/server/config'
import type { Database } from '@/server/db/connection'
import { digestOf } from '@/server/domain/digest'
import * as tickets from '@/server/repositories/pay-tickets'

export interface QuickShopper {
  id: number
  token: string
  email: string
  addressId: number
}

let opened = 0

/**
 * Shoppers with a session, an address and a balance from a passed top-up. Written with SQL, because hashing passwords
 * would dominate the time.
 */
export async function openShoppers(
  db: Database,
  count: number,
  balance: number,
): Promise<QuickShopper[]> {
  const given = Array.from({ length: count }, () => {
    opened += 1
    return { token: randomToken(), email: `${randomUUID()}@example.com`, mobile: mobileOf(opened) }
  })
  const { rows } = await db.execute<{ id: number; email: string; addressId: number }>(sql`
    with given as (
      select * from unnest(
        ${sql.param(given.map(({ email }) => email))}::text[],
        ${sql.param(given.map(({ mobile }) => mobile))}::text[],
        ${sql.param(given.map(({ token }) => digestOf(token).toString('hex')))}::text[]
      ) as given (email, mobile, token_hash)
    ), shopper as (
      insert into users (family_name, given_name, email, mobile, password_hash)
      select 'Quick', 'Shopper', email, mobile, 'none' from given returning id, email
    ), session as (
      insert into sessions (user_id, token_hash, device, ip, expires_at)
      select id, decode(token_hash, 'hex'), 'quick', '', now() + interval '1 day'
      from shopper join given using (email)
    ), available as (
      insert into ledger_accounts (kind, user_id, balance)
      select 'user_available', id, ${balance}::bigint from shopper returning id, user_id
    ), frozen as (
      insert into ledger_accounts (kind, user_id, balance) select 'user_frozen', id, 0 from shopper
    ), recharge as (
      insert into recharges (user_id, method, amount, status, settled_at)
      select id, 'manual', ${balance}::bigint, 1, now() from shopper where ${balance}::bigint > 0 returning id, user_id
    ), transfer as (
      insert into ledger_transfers (kind, ref_id) select 'recharge', id from recharge returning id, ref_id
    ), entries as (
      insert into ledger_entries (transfer_id, account_id, amount, balance_after)
      select t.id, a.id, ${balance}::bigint, ${balance}::bigint
      from transfer t join recharge r on r.id = t.ref_id join available a on a.user_id = r.user_id
      union all
      select t.id, a.id, -${balance}::bigint, null
      from transfer t, ledger_accounts a where a.kind = 'topup_clearing'
    ), address as (
      insert into addresses (user_id, addressee, phone, area, detail, tag, is_default)
      select id, 'Ann', '+66 80', 'Bangkok', '1 River Road', 'Home', true from shopper
      returning id, user_id
    )
    select s.id::int, s.email, a.id::int as "addressId" from shopper s join address a on a.user_id = s.id`)
  const byEmail = new Map(rows.map((row) => [row.email, row]))
  return given.map(({ email, token }) => {
    const { id, addressId } = byEmail.get(email)!
    return { id, token, email, addressId }
  })
}

const mobileOf = (number: number) => `+66${Date.now()}${String(number).padStart(7, '0')}`

/** A ticket as verify_pay writes it, without hashing and for no session. */
export async function quickTicket(db: Database, userId: number, target: string): Promise<string> {
  const ticket = randomToken()
  await tickets.issue(db, { userId, sessionId: null, ticketHash: digestOf(ticket), target })
  return ticket
}
