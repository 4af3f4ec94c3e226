import { resetPassword } from '@/contracts/passwords'
import { DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import { checkOperatorToken } from '@/server/operator-token'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, PASSWORD } from '@/server/testing/shoppers'
import { saveProfile } from './accounts'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

it('changes no profile with a session that has ended meanwhile', async () => {
  const { id } = await newShopper(test, { hasPayCode: false })
  const { services } = test.backend
  const ctx = { ...services, ip: '203.0.113.1', shopperId: id, sessionId: 999_999 } as Ctx
  const input = { family_name: 'A', given_name: 'Thief', mobile: '+66 89 222 0001' }
  await expect(saveProfile(ctx, input)).rejects.toEqual(new DomainError('SIGN_IN_NEEDED'))
})

it('forgets wrong guesses of the old password after the right one', async () => {
  const { token } = await newShopper(test, { hasPayCode: false })
  const change = (oldpassword: string) =>
    test.ask(resetPassword, { oldpassword, newpassword: PASSWORD }, { token })
  for (let count = 0; count < 9; count += 1)
    expect((await change('not it')).data).toHaveProperty('fields.oldpassword')
  expect((await change(PASSWORD)).data).toHaveProperty('fields.newpassword')
  for (let count = 0; count < 10; count += 1) expect((await change('not it')).status).toBe(200)
  expect((await change('not it')).status).toBe(429)
})

it('does not take a failure of the database for a used-up limit', async () => {
  const failure = new Error('the database is away')
  const { pool } = test.backend.connection
  const query = jest.spyOn(pool, 'query').mockRejectedValue(failure as never)
  await expect(test.backend.services.tries.tryTake('cardCode', '1')).rejects.toBe(failure)
  expect(query).toHaveBeenCalled()
  query.mockRestore()
})

it.each([
  ['without an address', {}],
  ['with TRY_LIMITS=relaxed', { address: '203.0.113.2', isRelaxed: true }],
  ['from an address', { address: '203.0.113.3' }],
])('compares operator tokens %s', async (_, from) => {
  const check = (given: string | undefined) => checkOperatorToken(given, ['right', undefined], from)
  for (const given of ['Bearer right', 'bearer right'])
    expect(await check(given)).toEqual({ isOperator: true })
  for (const given of ['right', 'Basic right', 'wrong', 'Bearer wrong', 'Bearer ', '', undefined])
    expect(await check(given)).toEqual({ isOperator: false })
  expect(await checkOperatorToken('Bearer right', [undefined], from)).toEqual({ isOperator: false })
})
