import type { Pool } from 'pg'
import { settle } from './bulk-load'

const OTHERS = 200
const OTHERS_MOVEMENTS = 50

/**
 * One shopper with this many movements over three years, as the ledger would store them, beside others with fifty
 * each. Every ten movements are four top-ups, four purchases and two refunds.
 */
export async function moveMoney(pool: Pool, movements: number): Promise<number> {
  const known = await pool.query('select 1 from ledger_entries limit 1')
  if (known.rows.length === 0) await fill(pool, movements)
  const { rows } = await pool.query<{ id: number }>('select min(id)::int as id from users')
  return rows[0]?.id ?? 0
}

/** All or nothing, so that an interrupted run leaves no partial history. */
async function fill(pool: Pool, movements: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(SHOPPERS, [OTHERS])
    await client.query(ACCOUNTS)
    await client.query(TRANSFERS, [movements, OTHERS_MOVEMENTS])
    await client.query(ENTRIES)
    await client.query(BALANCES)
    await client.query('commit')
  } finally {
    client.release()
  }
  await settle(pool)
}

const SHOPPERS = `
  insert into users (family_name, given_name, email, mobile, password_hash)
  select 'Bench', 'Shopper', 'bench' || n || '@sampan.example', '+6690' || lpad(n::text, 7, '0'), ''
  from generate_series(0, $1::int) n`

const ACCOUNTS = `
  insert into ledger_accounts (kind, user_id)
  select kind, id from users, (values ('user_available'), ('user_frozen')) kinds(kind)`

/** Transfers of one kind need unique references, so each is built from the shopper and the movement. */
const TRANSFERS = `
  insert into ledger_transfers (kind, ref_id, created_at)
  select (array['recharge','recharge','recharge','recharge','purchase','purchase','purchase','purchase','refund','refund'])[1 + n % 10],
    u.id * 1000000 + n, now() - interval '3 years' * (1 - n::float8 / m.count)
  from users u
    cross join lateral (select case when u.id = (select min(id) from users) then $1::int else $2::int end as count) m
    cross join lateral generate_series(1, m.count) n
  order by u.id, n`

/** In the order of the movements, because each balance builds on the previous one. */
const ENTRIES = `
  insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at)
  select t.id, a.id, case when a.kind = 'user_available' then m.amount else -m.amount end,
    case when a.kind = 'user_available'
      then sum(m.amount) over (partition by a.id order by t.ref_id) end, t.created_at
  from ledger_transfers t
    cross join lateral (select case t.kind when 'recharge' then 5000 when 'refund' then 700 else -4000 end as amount) m
    join ledger_accounts a on (a.kind = 'user_available' and a.user_id = t.ref_id / 1000000)
      or (a.kind = case t.kind when 'recharge' then 'topup_clearing' else 'sales' end)
  order by a.id, t.ref_id`

const BALANCES = `
  update ledger_accounts a set balance = e.sum
  from (select account_id, sum(amount) from ledger_entries group by account_id) e
  where e.account_id = a.id and a.user_id is not null`
