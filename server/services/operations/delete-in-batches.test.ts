import { sql } from 'drizzle-orm'
import { logScoreOf, weekOf } from '@/server/domain/search/popularity-score'
import {
  deleteOldAudit,
  deleteOldKeys,
  deleteOldSessions,
  deleteOldTickets,
  deleteOldTries,
  deleteOldVotes,
} from '@/server/jobs/maintenance'
import { newMember } from '@/server/testing/staff'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'
import { deleteInBatches } from './delete-in-batches'

let test: TestBackend
let userId: number
beforeAll(async () => {
  test = await openTestBackend()
  userId = (await newShopper(test, { hasPayCode: false })).id
})
afterAll(() => test.close())

const kept = async (table: 'idempotency_keys' | 'pay_tickets' | 'sessions') => {
  const { rows } = await test.backend.services.db.execute<{ kept: number }>(
    sql`select count(*)::int as kept from ${sql.identifier(table)} where user_id = ${userId}`,
  )
  return rows[0]!.kept
}

it('repeats until a batch is not full', async () => {
  const left = [5000, 5000, 12]
  const asked: number[] = []
  await deleteInBatches(async (most) => {
    asked.push(most)
    return left.shift() ?? 0
  })
  expect(asked).toEqual([5000, 5000, 5000])
})

it('deletes any number of keys after a day', async () => {
  const { services } = test.backend
  await services.db.execute(sql`
    insert into idempotency_keys (user_id, route, key, body_hash, created_at)
    select ${userId}, 'test', n::text, '', now() - case when n = 0 then interval '23 hours' else interval '25 hours' end
    from generate_series(0, 5001) n`)
  await deleteOldKeys.run(services)
  expect(await kept('idempotency_keys')).toBe(1)
})

it('deletes tickets that can no longer be used', async () => {
  const { services } = test.backend
  await services.db.execute(sql`
    insert into pay_tickets (user_id, ticket_hash, target, expires_at)
    select ${userId}, decode(lpad(to_hex(n), 64, '0'), 'hex'), 'extract:1', now() - n * interval '25 minutes'
    from generate_series(0, 9) n`)
  await deleteOldTickets.run(services)
  expect(await kept('pay_tickets')).toBe(3)
})

it('deletes expired sessions only', async () => {
  const { services } = test.backend
  await services.db.execute(sql`
    insert into sessions (user_id, token_hash, expires_at)
    select ${userId}, decode(lpad(to_hex(n), 64, '0'), 'hex'), now() - n * interval '1 minute'
    from generate_series(1, 4) n`)
  const member = await newMember(test, 'support')
  const gone = await newMember(test, 'support')
  await services.db.execute(sql`
    update staff_sessions set expires_at = now() where staff_id = ${gone.id}`)
  await deleteOldSessions.run(services)
  expect(await kept('sessions')).toBe(1)
  const { rows } = await services.db.execute(sql`select staff_id from staff_sessions`)
  expect(rows.map(({ staff_id: id }) => Number(id))).toEqual([member.id])
})

it('deletes tries an hour after their end, and no locks', async () => {
  const { services } = test.backend
  const from = Date.now() - 2 * 3_600_000 - 5000
  await services.db.execute(sql`
    insert into try_counters (key, expire)
    select 'old:' || n, ${from}::bigint + n * 1_800_000 from generate_series(0, 9) n
    union all select 'old:lock', null`)
  await deleteOldTries.run(services)
  const { rows } = await services.db.execute<{ key: string }>(
    sql`select key from try_counters where key like 'old:%' order by key`,
  )
  const kept = ['old:3', 'old:4', 'old:5', 'old:6', 'old:7', 'old:8', 'old:9', 'old:lock']
  expect(rows.map(({ key }) => key)).toEqual(kept)
})

it('deletes any number of events of the audit trail after 401 days', async () => {
  const { services } = test.backend
  await services.db.execute(sql`
    insert into audit_events (event, is_done, actor, ref_id, ip, device, request_id, created_at)
    select 'sign-in', true, 'shopper', 987, '', '', '',
      now() - case when n = 0 then interval '400 days' else interval '402 days' end
    from generate_series(0, 5001) n`)
  await deleteOldAudit.run(services)
  const { rows } = await services.db.execute(
    sql`select count(*)::int as kept from audit_events where ref_id = 987`,
  )
  expect(rows).toEqual([{ kept: 1 }])
})

it('finds the tickets of one shopper by an index', async () => {
  const plan = await test.backend.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`
      explain update pay_tickets set spent_at = now() where user_id = ${userId} and spent_at is null`)
  })
  expect(JSON.stringify(plan.rows)).toContain('pay_tickets_user')
})

it('deletes votes of earlier weeks and phrases that nobody searches for any more', async () => {
  const { services } = test.backend
  const now = Date.now()
  const weekAgo = (weeks: number) => weekOf(now - weeks * 7 * 86_400_000)
  await services.db.execute(sql`
    insert into search_votes (week, visitor, locale, key)
    select ${weekAgo(2)}::date, n::text, 'en', 'old' from generate_series(0, 5001) n
    union all values (${weekAgo(1)}::date, 'a', 'en', 'recent'), (${weekAgo(0)}::date, 'a', 'en', 'new')`)
  await services.db.execute(sql`
    insert into popular_searches (locale, key, phrase, heat, visitors)
    values ('en', 'cold', 'cold', ${logScoreOf(0.009, now)}, 9), ('en', 'warm', 'warm', ${logScoreOf(0.02, now)}, 9)`)
  await deleteOldVotes.run(services)
  const keysOf = async (table: 'search_votes' | 'popular_searches') => {
    const { rows } = await services.db.execute<{ key: string }>(
      sql`select key from ${sql.identifier(table)} order by key`,
    )
    return rows.map(({ key }) => key)
  }
  expect(await keysOf('search_votes')).toEqual(['new', 'recent'])
  expect(await keysOf('popular_searches')).toEqual(['warm'])
})
