import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from './verifier-scope'

/** Rules of accounts, transfers, top-ups and withdrawals, for the rows of the scope. */
export const moneyRules = (on: Scope): Record<string, SQL> => ({
  'every transfer sums to zero': sql`
    select transfer_id as id, sum(amount)::text as detail from ledger_entries where ${on.transfers('transfer_id')}
    group by transfer_id having sum(amount) <> 0`,
  'no shopper’s account is below zero': sql`
    select id, balance::text as detail from ledger_accounts where user_id is not null and balance < 0 and ${on.shoppers('user_id')}`,
  'a recharge is credited exactly when it is passed': sql`
    select r.id, 'status ' || r.status || ', credits ' || count(t.id) as detail
    from recharges r left join ledger_transfers t on t.kind = 'recharge' and t.ref_id = r.id
    where ${on.recharges('r.id')}
    group by r.id having (r.status = 1) <> (count(t.id) = 1) or count(t.id) > 1`,
  'only rejected card charges have a refund due or done': sql`
    select id, 'status ' || status || ', card refund ' || coalesce(card_refund::text, 'none') as detail
    from recharges
    where ${on.recharges('id')} and ((card_refund is not null and (method <> 'card' or status <> 2))
      or (method = 'card' and status = 2 and card_refund is null and not waits_for_code
        and refuse_reason not in ('cardRefused', 'cardFunds', 'cardCode')))`,
  'frozen money equals the open withdrawals': sql`
    select a.user_id as id, a.balance || ' <> ' || coalesce(sum(w.amount), 0) as detail
    from ledger_accounts a left join withdrawals w on w.user_id = a.user_id and w.status = 0
    where a.kind = 'user_frozen' and ${on.shoppers('a.user_id')}
    group by a.id having a.balance <> coalesce(sum(w.amount), 0)`,
  'a withdrawal is frozen once, with its charge': sql`
    select w.id, w.amount || ' <> ' || coalesce(sum(e.amount), 0) as detail
    from withdrawals w
      left join ledger_transfers t on t.kind in ('withdraw', 'withdraw_fee') and t.ref_id = w.id
      left join (ledger_entries e join ledger_accounts a
        on a.id = e.account_id and a.kind = 'user_frozen')
        on e.transfer_id = t.id and a.user_id = w.user_id
    where ${on.withdrawals('w.id')}
    group by w.id having w.amount <> coalesce(sum(e.amount), 0)`,
  'a withdrawal ends in exactly one of settled or returned': sql`
    select w.id, 'status ' || w.status || ', ended ' || coalesce(string_agg(t.kind, ' '), 'nowhere') as detail
    from withdrawals w
      left join ledger_transfers t on t.kind in ('withdraw_settle', 'withdraw_return') and t.ref_id = w.id
      left join (ledger_entries e join ledger_accounts a
        on a.id = e.account_id and a.kind = 'user_frozen')
        on e.transfer_id = t.id and a.user_id = w.user_id
    where ${on.withdrawals('w.id')}
    group by w.id
    having coalesce(string_agg(t.kind || e.amount, ' '), '') <> case w.status
      when 1 then 'withdraw_settle' || -w.amount when 2 then 'withdraw_return' || -w.amount else '' end`,
  'every entry of a shopper has a running balance': sql`
    select e.id, 'account ' || e.account_id as detail
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.user_id is not null and e.balance_after is null and ${on.transfers('e.transfer_id')}`,
})

/** Rules that only a reading of the whole ledger can prove. */
export const WHOLE_LEDGER_RULES: Record<string, SQL> = {
  'all accounts together sum to zero': sql`
    select 0 as id, sum(amount)::text as detail from ledger_entries having sum(amount) <> 0`,
  'a balance equals the sum of its entries': sql`
    select a.id, a.balance || ' <> ' || coalesce(sum(e.amount), 0) as detail
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.user_id is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'the running totals of an account are the sums of its entries': sql`
    select e.account_id as id, max(e.total_in) || ' <> ' || sum(greatest(e.amount, 0)) as detail
    from ledger_entries e where e.balance_after is not null
    group by e.account_id
    having max(e.total_in) is distinct from sum(greatest(e.amount, 0))`,
  'the running totals of a kind are the sums of its entries': sql`
    select e.account_id as id, e.kind || ': in ' || max(e.kind_in) || ', out ' || max(e.kind_out) as detail
    from ledger_entries e where e.balance_after is not null
    group by e.account_id, e.kind
    having max(e.kind_in) is distinct from sum(greatest(e.amount, 0))
      or max(e.kind_out) is distinct from sum(greatest(-e.amount, 0))`,
}
