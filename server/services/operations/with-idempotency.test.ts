import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/http/context'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'
import { reserve, withIdempotency } from './with-idempotency'

let test: TestBackend
let ctx: Ctx
beforeAll(async () => {
  test = await openTestBackend()
  const { id: shopperId } = await newShopper(test, { hasPayCode: false })
  const { services } = test.backend
  const { rows } = await services.db.execute<{ id: number }>(
    sql`select id from sessions where user_id = ${shopperId}`,
  )
  const sessionId = rows[0]!.id
  ctx = { ...services, shopperId, sessionId, idempotencyKey: 'key-of-the-test' } as unknown as Ctx
})
afterAll(() => test.close())

const work = () => Promise.resolve('done')

it('refuses to work without a key', async () => {
  const keyless = { ...ctx, idempotencyKey: undefined } as unknown as Ctx
  const words = 'test was called without an Idempotency-Key'
  await expect(withIdempotency(keyless, 'test', {}, work)).rejects.toThrow(words)
  await expect(reserve(keyless, 'test', {})).rejects.toThrow(words)
})

it('reserves a key for one body of one route', async () => {
  await reserve(ctx, 'test', { amount: 1 })
  await reserve(ctx, 'test', { amount: 1 })
  await expect(reserve(ctx, 'test', { amount: 2 })).rejects.toThrow('KEY_REUSED')
  await reserve(ctx, 'another', { amount: 2 })
  expect(await withIdempotency(ctx, 'test', { amount: 1 }, work)).toBe('done')
})
