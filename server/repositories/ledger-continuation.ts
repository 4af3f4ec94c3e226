import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import type { Scope, Slices } from './verifier-scope'

/**
 * Instead of the sums of whole accounts: each entry continues the totals of the entry before it, and a balance is
 * that of the last entry. By induction this proves the same, once the rotation has read every entry.
 */
export const continuationRules = (
  { entries: { from, to } }: Slices,
  through: number,
  on: Scope,
): Record<string, SQL> => ({
  'a new entry continues the running totals of its account': continues(
    sql`e.id > ${through}::bigint`,
  ),
  'an earlier entry continues the running totals of its account': continues(
    sql`e.id > ${from}::bigint and e.id <= ${Math.min(to, through)}::bigint`,
  ),
  'a balance is that of the last entry': sql`
    select a.id, a.balance || ' <> ' || coalesce(e.balance_after, 0) as detail
    from ledger_accounts a left join lateral (
      select balance_after from ledger_entries where account_id = a.id
      order by created_at desc, id desc limit 1
    ) e on true
    where a.user_id is not null and ${on.shoppers('a.user_id')}
      and a.balance <> coalesce(e.balance_after, 0)`,
})

/** The range must be contiguous: only the first entries of accounts and kinds look up their predecessors. */
const continues = (range: SQL) => sql`
  select id, 'account ' || account_id || ', kind ' || coalesce(kind, 'none') as detail
  from (
    select e.id, e.account_id, e.kind, e.amount, e.balance_after, e.total_in, e.kind_in, e.kind_out,
      coalesce(lag(array[e.balance_after, e.total_in]) over account, (
        select array[p.balance_after, p.total_in] from ledger_entries p
        where p.account_id = e.account_id and (p.created_at, p.id) < (e.created_at, e.id)
        order by p.created_at desc, p.id desc limit 1
      ), '{0,0}') as earlier,
      coalesce(lag(array[e.kind_in, e.kind_out]) over alike, (
        select array[p.kind_in, p.kind_out] from ledger_entries p
        where p.account_id = e.account_id and p.kind = e.kind
          and (p.created_at, p.id) < (e.created_at, e.id)
        order by p.created_at desc, p.id desc limit 1
      ), '{0,0}') as alike
    from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.user_id is not null
    where ${range}
    window account as (partition by e.account_id order by e.created_at, e.id),
      alike as (partition by e.account_id, e.kind order by e.created_at, e.id)
  ) placed
  where balance_after is distinct from earlier[1] + amount
    or total_in is distinct from earlier[2] + greatest(amount, 0)
    or kind_in is distinct from alike[1] + greatest(amount, 0)
    or kind_out is distinct from alike[2] + greatest(-amount, 0)`

/** Cents by kind of account. */
export type Sums = Record<string, number>

/** Of the entries after `through`: all, and those up to `until`. */
export async function sumsSince(db: Queryable, through: number, until: number) {
  const { rows } = await db.execute<{ kind: string; all: string; some: string }>(sql`
    select a.kind, sum(e.total) as all, sum(e.some) as some from (
      select account_id, sum(amount) as total,
        coalesce(sum(amount) filter (where id <= ${until}::bigint), 0) as some
      from ledger_entries where id > ${through}::bigint group by account_id
    ) e join ledger_accounts a on a.id = e.account_id group by a.kind`)
  const of = (column: 'all' | 'some'): Sums =>
    Object.fromEntries(rows.map((row) => [row.kind, integer(row[column])]))
  return { all: of('all'), some: of('some') }
}

/** Whether the sums are zero together, and those of shoppers their balances. */
export async function isInAgreement(db: Queryable, sums: Sums): Promise<boolean> {
  const { rows } = await db.execute<{ kind: string; held: string }>(sql`
    select kind, sum(balance) as held from ledger_accounts where user_id is not null group by kind`)
  const total = Object.values(sums).reduce((sum, one) => sum + one, 0)
  return total === 0 && rows.every(({ kind, held }) => (sums[kind] ?? 0) === integer(held))
}
