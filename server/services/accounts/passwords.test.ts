import { hashPassword, isPassword } from './passwords'

/** The real package, which jest.config.ts replaces in the other tests. */
jest.mock('@node-rs/argon2', () =>
  jest.requireActual<object>('../../../node_modules/@node-rs/argon2/index.js'),
)

it('hashes with argon2id, 19 MiB, two iterations', async () => {
  const hash = await hashPassword('a password')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('a password', hash)).toBe(true)
  expect(await isPassword('A password', hash)).toBe(false)
  expect(await isPassword('a password', undefined)).toBe(false)
})

it('limits concurrent hashes, queues some, and rejects the others', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('many')))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(80 - 4 - 64)
  for (const outcome of refused)
    expect(outcome).toMatchObject({ reason: { reason: 'TOO_MANY_TRIES', retryAfterSeconds: 2 } })
  expect(await hashPassword('again')).toBeTruthy()
})
