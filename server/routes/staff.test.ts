import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import {
  acceptInvitation,
  addStaff,
  changeStaffPassword,
  endStaffSession,
  getStaffSession,
  inviteStaff,
  listAuditEvents,
  listStaff,
  listStaffSessions,
  openInvitation,
  renewRecoveryCodes,
  staffSignIn,
  staffSignOut,
  updateStaff,
} from '@/contracts/staff'
import { getUserInfo } from '@/contracts/account'
import { spendTotpStep } from '@/server/repositories/staff'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'
import { codeOf, join, newMember, STAFF_PASSWORD, type TestMember } from '@/server/testing/staff'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const signIn = (member: TestMember, own: object = {}, ip: string = newKey()) => {
  const { email, password } = member
  return test.ask(staffSignIn, { email, password, code: codeOf(member), ...own }, { ip })
}

const who = ({ headers }: Pick<TestMember, 'headers'>) => test.ask(getStaffSession, {}, { headers })

const WRONG = { code: 0, msg: 'E-mail, password or code is wrong' }

describe('an invitation', () => {
  it('sets the password and the app, and is valid once', async () => {
    const asked = { email: 'New@Staff.example', name: 'New', role: 'finance' }
    const { data } = await test.ask(addStaff, asked)
    expect(data.staff).toMatchObject({ email: 'new@staff.example', has_joined: false })
    const { invitation } = data
    const opened = (await test.ask(openInvitation, { invitation })).data
    expect(opened.totp_uri).toContain(`secret=${opened.totp_secret}`)
    const input = { invitation, password: STAFF_PASSWORD, code: '000000' }
    expect(await test.ask(acceptInvitation, input)).toMatchObject(WRONG)
    const member = await join(test, { ...data.staff, invitation })
    expect((await who(member)).data).toMatchObject({ name: 'New', role: 'finance', shop_ids: null })
    const invalid = { code: 0, msg: expect.stringContaining('invalid or has expired') }
    const code = codeOf(member, 1)
    expect(await test.ask(acceptInvitation, { ...input, code })).toMatchObject(invalid)
    expect(await test.ask(openInvitation, { invitation })).toMatchObject(invalid)
  })

  it('expires', async () => {
    const asked = { email: 'late@staff.example', name: 'Late', role: 'support' }
    const { invitation, staff } = (await test.ask(addStaff, asked)).data
    await test.backend.services.db.execute(
      sql`update staff set invitation_expires_at = now() where id = ${staff.id}`,
    )
    expect((await test.ask(openInvitation, { invitation })).code).toBe(0)
  })

  it('is gone when the member was deactivated, also after a reactivation', async () => {
    const asked = { email: 'left@staff.example', name: 'Left', role: 'support' }
    const { invitation, staff } = (await test.ask(addStaff, asked)).data
    const change = (own: object) => test.ask(updateStaff, { id: staff.id, ...own })
    const { version } = (await change({ version: staff.version, is_active: false })).data
    expect((await change({ version, is_active: true })).data.is_active).toBe(true)
    expect((await test.ask(openInvitation, { invitation })).code).toBe(0)
    const again = (await test.ask(inviteStaff, { id: staff.id })).data.invitation
    expect((await test.ask(openInvitation, { invitation: again })).code).toBe(1)
  })

  it('needs a password of 12 characters', async () => {
    const input = { invitation: 'a'.repeat(43), password: 'short', code: '123456' }
    const { code, data } = await test.ask(acceptInvitation, input)
    expect([code, data]).toEqual([422, { fields: { password: 'At least 12 characters' } }])
  })

  it('a second one ends sessions, password, app and recovery codes', async () => {
    const member = await newMember(test, 'support')
    const again = (await test.ask(inviteStaff, { id: member.id })).data
    expect(again.staff.has_joined).toBe(false)
    expect((await who(member)).code).toBe(401)
    expect(await signIn(member)).toMatchObject(WRONG)
    expect(await signIn(member, { code: member.recoveryCodes[0] })).toMatchObject(WRONG)
    const joined = await join(test, { ...member, invitation: again.invitation })
    expect(joined.secret).not.toBe(member.secret)
    expect((await signIn(joined)).code).toBe(1)
  })
})

describe('signing in', () => {
  it('needs password and code, and says the same about each', async () => {
    const member = await newMember(test, 'catalogue')
    expect(await signIn(member, { password: 'another password' })).toMatchObject(WRONG)
    expect(await signIn(member, { code: '000000' })).toMatchObject(WRONG)
    expect(await signIn(member, { email: 'nobody@staff.example' })).toMatchObject(WRONG)
    const { data } = await signIn(member)
    expect(data.staff.permissions).toContain('catalogue.write')
    expect(data.staff.permissions).not.toContain('money.decide')
  })

  it('takes a code of the app once, also in two calls at the same time', async () => {
    const member = await newMember(test, 'finance')
    const code = codeOf(member)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(member, { code })))
    expect(answers.filter((one) => one.code === 1)).toHaveLength(1)
    const { db } = test.backend.services
    const later = 1_000_000_000
    expect(await spendTotpStep(db, member.id, later)).toBe(true)
    expect(await spendTotpStep(db, member.id, later)).toBe(false)
    expect(await spendTotpStep(db, member.id, later - 1)).toBe(false)
  })

  it('takes a recovery code once', async () => {
    const member = await newMember(test, 'finance')
    const [code = ''] = member.recoveryCodes
    const typed = ` ${code.toUpperCase()} `
    const answers = await Promise.all([signIn(member, { code: typed }), signIn(member, { code })])
    expect(answers.filter((one) => one.code === 1)).toHaveLength(1)
  })

  it('is open to the owner of an account where it was joined, whatever others try elsewhere', async () => {
    const asked = { email: 'away@staff.example', name: 'Away', role: 'support' }
    const { staff, invitation } = (await test.ask(addStaff, asked)).data
    const ip = '198.51.100.8'
    const member = await join(test, { ...asked, id: staff.id, invitation }, ip)
    const key = `staff:${member.email}`
    for (let at = 0; at < 100; at += 1) await test.backend.services.tries.take('signInAccount', key)
    expect((await signIn(member)).status).toBe(429)
    expect((await signIn(member, {}, ip)).code).toBe(1)
  })

  it('does as much for an unknown address and a wrong password as for a wrong code', async () => {
    const member = await newMember(test, 'finance')
    const query = jest.spyOn(Client.prototype, 'query')
    const workOf = async (own: object) => {
      query.mockClear()
      expect(await signIn(member, { code: '000000', ...own })).toMatchObject(WRONG)
      return query.mock.calls.length
    }
    const work = [
      await workOf({}),
      await workOf({ password: 'another password' }),
      await workOf({ email: 'nobody@staff.example' }),
    ]
    query.mockRestore()
    expect(new Set(work).size).toBe(1)
  })

  it('is needed again after a session has expired, however often its token was sent', async () => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    const options = { headers, ip: '198.51.100.9' }
    for (let at = 0; at < 31; at += 1) await test.ask(getStaffSession, {}, options)
    expect((await test.ask(getStaffSession, {}, options)).status).toBe(401)
    const other = { ...options, headers: { authorization: 'Bearer a-wrong-operator-token' } }
    expect((await test.ask(getStaffSession, {}, other)).status).toBe(429)
  })

  it('limits tries', async () => {
    const member = await newMember(test, 'finance')
    const ip = '198.51.100.7'
    for (let i = 0; i < 10; i += 1) await signIn(member, { code: '000000' }, ip)
    expect((await signIn(member, {}, ip)).status).toBe(429)
    expect((await signIn(member)).code).toBe(1)
  })

  it('takes only recovery codes after 20 wrong codes with the right password', async () => {
    const member = await newMember(test, 'finance')
    for (let i = 0; i < 30; i += 1) await signIn(member, { code: '000000', password: 'wrong one' })
    for (let i = 0; i < 19; i += 1) await signIn(member, { code: '000000' })
    expect((await signIn(member)).code).toBe(1)
    await signIn(member, { code: '000000' })
    expect(await signIn(member, { code: codeOf(member, 1) })).toMatchObject(WRONG)
    const [code, second] = member.recoveryCodes
    const { headers } = member
    const changed = { password: STAFF_PASSWORD, new_password: 'the next password' }
    const own = [
      await test.ask(renewRecoveryCodes, { code: codeOf(member, 1) }, { headers }),
      await test.ask(changeStaffPassword, { ...changed, code: codeOf(member, 1) }, { headers }),
    ]
    expect(own).toMatchObject([WRONG, WRONG])
    expect((await signIn(member, { code })).code).toBe(1)
    expect((await test.ask(renewRecoveryCodes, { code: second }, { headers })).code).toBe(1)
    const { invitation } = (await test.ask(inviteStaff, { id: member.id })).data
    expect((await signIn(await join(test, { ...member, invitation }))).code).toBe(1)
  })

  it('opens nothing of shoppers, and a shopper’s session opens nothing here', async () => {
    const member = await newMember(test, 'owner')
    const { token } = await newShopper(test)
    expect((await test.ask(getUserInfo, {}, { token: member.token })).code).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    expect((await who({ headers })).code).toBe(401)
    expect(
      (await test.ask(getStaffSession, {}, { token, headers: { authorization: '' } })).code,
    ).toBe(401)
  })
})

describe('the own account', () => {
  it('lists and ends sessions', async () => {
    const member = await newMember(test, 'support')
    const { token } = (await signIn(member)).data
    const { headers } = member
    const list = (await test.ask(listStaffSessions, {}, { headers })).data
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    expect(list).toHaveLength(2)
    const expired = (await signIn({ ...member }, { code: codeOf(member, 1) })).data
    await test.backend.services.db.execute(sql`update staff_sessions set expires_at = now()
      where id = (select max(id) from staff_sessions where staff_id = ${member.id})`)
    expect(expired.token).toBeTruthy()
    expect((await test.ask(listStaffSessions, {}, { headers })).data).toHaveLength(2)
    await test.ask(endStaffSession, {}, { headers })
    expect((await who({ headers: { authorization: `Bearer ${token}` } })).code).toBe(401)
    const foreign = await newMember(test, 'support')
    const [theirs] = (await test.ask(listStaffSessions, {}, { headers: foreign.headers })).data
    expect((await test.ask(endStaffSession, { id: theirs?.id }, { headers })).code).toBe(404)
    await test.ask(staffSignOut, {}, { headers })
    expect((await who(member)).code).toBe(401)
  })

  it('changes the password with the old one and a code', async () => {
    const member = await newMember(test, 'support')
    const { headers } = member
    const other = (await signIn(member)).data.token
    const input = { password: STAFF_PASSWORD, new_password: 'the next password', code: '' }
    const change = (own: object) => test.ask(changeStaffPassword, { ...input, ...own }, { headers })
    expect(await change({ password: 'wrong', code: codeOf(member, 1) })).toMatchObject(WRONG)
    expect(await change({ code: '000000' })).toMatchObject(WRONG)
    expect((await change({ code: codeOf(member, 1) })).code).toBe(1)
    expect((await who(member)).code).toBe(1)
    expect((await who({ headers: { authorization: `Bearer ${other}` } })).code).toBe(401)
    const [code] = member.recoveryCodes
    expect(await signIn(member, { code })).toMatchObject(WRONG)
    expect((await signIn(member, { code, password: 'the next password' })).code).toBe(1)
  })

  it('replaces the recovery codes', async () => {
    const member = await newMember(test, 'support')
    const [code, second] = member.recoveryCodes
    const { headers } = member
    const { data } = await test.ask(renewRecoveryCodes, { code }, { headers })
    expect(data.recovery_codes).toHaveLength(10)
    expect(await signIn(member, { code: second })).toMatchObject(WRONG)
    expect((await signIn(member, { code: data.recovery_codes[3] })).code).toBe(1)
  })

  it('does not exist for a machine', async () => {
    expect(await test.ask(listStaffSessions)).toMatchObject({ status: 403, code: 403 })
  })
})

describe('staff accounts', () => {
  it('are listed, searched and paged for owners', async () => {
    const { headers } = await newMember(test, 'owner')
    for (const name of ['50% A', '50% B', '500']) {
      const email = `${newKey()}@list.example`
      await test.ask(addStaff, { email, name, role: 'support' }, { headers })
    }
    const first = (await test.ask(listStaff, { search: '50%', limit: 1 }, { headers })).data
    const cursor = first.next_cursor
    const second = (await test.ask(listStaff, { search: '50%', limit: 1, cursor }, { headers }))
      .data
    expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(['50% B', '50% A'])
    expect(second.next_cursor).toBeNull()
    const owners = (await test.ask(listStaff, { role: 'owner' }, { headers })).data.list
    expect(new Set(owners.map(({ role }) => role))).toEqual(new Set(['owner']))
  })

  it('change at once, with the values before and after in the audit trail', async () => {
    const { headers, id: ownerId } = await newMember(test, 'owner')
    const member = await newMember(test, 'merchant', [1])
    expect((await who(member)).data.shop_ids).toEqual([1])
    const change = (own: object) => test.ask(updateStaff, { id: member.id, ...own }, { headers })
    const { version } = (await change({ version: 3, shop_ids: [2, 1, 2] })).data
    expect((await who(member)).data.shop_ids).toEqual([1, 2])
    expect((await change({ version: 3, role: 'owner' })).code).toBe(409)
    expect((await change({ version, shop_ids: [] })).code).toBe(422)
    expect((await change({ version, shop_ids: [999] })).code).toBe(422)
    const done = await change({ version, is_active: false })
    expect(done.data).toMatchObject({ is_active: false, version: version + 1 })
    expect((await who(member)).code).toBe(401)
    expect(await signIn(member)).toMatchObject(WRONG)
    const query = { event: 'staff-changed', ref_id: member.id }
    const { list } = (await test.ask(listAuditEvents, query, { headers })).data
    expect(list.map(({ changes }) => changes)).toEqual([
      { is_active: { before: true, after: false } },
      { shop_ids: { before: [1], after: [1, 2] } },
    ])
    expect(list[0]).toMatchObject({ actor: 'staff', staff_id: ownerId })
    const ofOwner = (await test.ask(listAuditEvents, { staff_id: ownerId }, { headers })).data.list
    expect(ofOwner.map(({ event }) => event)).toEqual([
      'staff-changed',
      'staff-changed',
      'staff-joined',
    ])
    const firstQuery = { staff_id: ownerId, limit: 2 }
    const first = (await test.ask(listAuditEvents, firstQuery, { headers })).data
    const nextQuery = { ...firstQuery, cursor: first.next_cursor }
    const next = (await test.ask(listAuditEvents, nextQuery, { headers })).data
    expect([...first.list, ...next.list]).toEqual(ofOwner)
    expect(next.next_cursor).toBeNull()
  })

  it('have separate addresses', async () => {
    const { email } = await newMember(test, 'support')
    const asked = { email: email.toUpperCase(), name: 'Twin', role: 'support' }
    const { code, msg, data } = await test.ask(addStaff, asked)
    expect([code, data]).toEqual([409, { fields: { email: msg } }])
  })
})

describe('the last owner', () => {
  let own: TestBackend
  beforeAll(async () => {
    own = await openTestBackend()
  })
  afterAll(() => own.close())

  it('keeps role and access, also when two owners remove each other at the same time', async () => {
    const [first, second] = [await newMember(own, 'owner'), await newMember(own, 'owner')]
    const leave = (by: TestMember, { id }: TestMember) =>
      own.ask(updateStaff, { id, version: 3, is_active: false }, { headers: by.headers })
    const answers = await Promise.all([leave(first, second), leave(second, first)])
    // The second call finds its session ended, or itself the last owner.
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const { list } = (await own.ask(listStaff, { role: 'owner' })).data
    expect(list.filter(({ is_active }) => is_active)).toHaveLength(1)
    const [left] = list.filter(({ is_active }) => is_active)
    // Not yet an owner: the invitation may never be opened.
    const invited = { email: 'new-owner@staff.example', name: 'New', role: 'owner' }
    expect((await own.ask(addStaff, invited)).code).toBe(1)
    const demoted = { id: left?.id, version: left?.version, role: 'support' }
    expect((await own.ask(updateStaff, demoted)).msg).toContain('last owner')
  })
})
