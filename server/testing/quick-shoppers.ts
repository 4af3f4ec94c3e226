import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { randomToken } from '@/server/config'
import type { Database } from '@/server/db/connection'
import { digestOf } from '@/server/domain/digest'
import * as tickets from '@/server/repositories/pay-tickets'

export interface QuickShopper {
  id: number
  token: string
  addressId: number
}

/**
 * Shoppers with a session, an address and a balance, each as registering and topping up leave them behind.
 * Written with SQL, because hashing passwords is not what is tried or measured where many are needed.
 */
export async function openShoppers(
  db: Database,
  count: number,
  balance: number,
): Promise<QuickShopper[]> {
  const shoppers: QuickShopper[] = []
  for (let made = 0; made < count; made += 1) shoppers.push(await openShopper(db, balance))
  return shoppers
}

async function openShopper(db: Database, balance: number): Promise<QuickShopper> {
  const token = randomToken()
  const name = randomUUID()
  const { rows } = await db.execute<{ id: number; addressId: number }>(sql`
    with shopper as (
      insert into users (family_name, given_name, email, mobile, password_hash)
      values ('Quick', 'Shopper', ${`${name}@example.com`}, ${`+${name}`}, 'none') returning id
    ), session as (
      insert into sessions (user_id, token_hash, device, ip, expires_at)
      select id, ${digestOf(token)}, 'quick', '', now() + interval '1 day' from shopper
    ), available as (
      insert into ledger_accounts (kind, user_id, balance) select 'user_available', id, ${balance} from shopper returning id
    ), frozen as (
      insert into ledger_accounts (kind, user_id, balance) select 'user_frozen', id, 0 from shopper
    ), recharge as (
      insert into recharges (user_id, method, amount, status, settled_at)
      select id, 'manual', ${balance}, 1, now() from shopper where ${balance} > 0 returning id
    ), transfer as (
      insert into ledger_transfers (kind, ref_id) select 'recharge', id from recharge returning id
    ), entries as (
      insert into ledger_entries (transfer_id, account_id, amount, balance_after)
      select transfer.id, available.id, ${balance}::bigint, ${balance}::bigint from transfer, available union all
      select transfer.id, a.id, -${balance}::bigint, null from transfer, ledger_accounts a where a.kind = 'topup_clearing'
    ), address as (
      insert into addresses (user_id, addressee, phone, area, detail, tag, is_default)
      select id, 'Ann', '+66 80', 'Bangkok', '1 River Road', 'Home', true from shopper returning id
    )
    select shopper.id::int, address.id::int as "addressId" from shopper, address`)
  return { ...rows[0]!, token }
}

/** As verify_pay leaves it behind, without the hashing of the payment password. */
export async function quickTicket(db: Database, userId: number, target: string): Promise<string> {
  const ticket = randomToken()
  await tickets.issue(db, userId, digestOf(ticket), target)
  return ticket
}
