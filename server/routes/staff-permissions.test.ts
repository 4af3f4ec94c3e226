import { ENDPOINTS } from '@/contracts/all'
import { mayUse, ROLES, type Role } from '@/contracts/staff-permissions'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newMember, permissionOf, type TestMember } from '@/server/testing/staff'

let test: TestBackend
const members = new Map<Role, TestMember>()
beforeAll(async () => {
  test = await openTestBackend()
  for (const role of ROLES)
    members.set(role, await newMember(test, role, role === 'merchant' ? [1] : []))
})
afterAll(() => test.close())

/** Calls that end the sessions of the calling member, which the other calls still need. */
const ENDING = ['staffSignOut', 'endStaffSession']
const CALLS = ENDPOINTS.flatMap(([name, endpoint]) => {
  const permission = permissionOf(endpoint)
  return permission && !ENDING.includes(name) ? [{ name, endpoint, permission }] : []
})

it('covers the administration', () => {
  expect(CALLS.length).toBeGreaterThan(5)
  for (const [name, { path, access }] of ENDPOINTS)
    expect([name, path.startsWith('/api/admin/')]).toEqual([
      name,
      typeof access === 'object' ||
        ['staffSignIn', 'openInvitation', 'acceptInvitation'].includes(name),
    ])
})

describe.each(ROLES)('the role %s', (role) => {
  it.each(CALLS)('$name', async ({ endpoint, permission }) => {
    const { headers } = members.get(role)!
    const { code, status } = await test.ask(endpoint, {}, { headers, key: newKey() })
    expect([code === 403, status === 403]).toEqual(Array(2).fill(!mayUse(role, permission)))
    expect(code).not.toBe(401)
  })
})

it.each(CALLS)('$name needs a session', async ({ endpoint }) => {
  for (const authorization of [
    '',
    'Bearer',
    `Bearer ${'a'.repeat(43)}`,
    'Bearer wrong',
    'Basic x',
  ]) {
    const { status } = await test.ask(endpoint, {}, { headers: { authorization }, ip: newKey() })
    expect(status).toBe(401)
  }
})
