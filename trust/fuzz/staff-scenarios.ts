import { getAdminDashboard } from '@/contracts/admin-dashboard'
import { exportAdminProducts } from '@/contracts/admin-exports'
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
import type { Role } from '@/contracts/staff-permissions'
import { newKey } from '@/server/testing/backend'
import { codeOf, STAFF_PASSWORD } from '@/server/testing/staff'
import type { Member, Scenario, ScenarioRunner } from './scenario-runner'

const NEW_PASSWORD = 'another password of staff'

interface Joined extends Member {
  email: string
  secret: string
  recoveryCodes: string[]
}

/** A new member with an open session. The scenarios never deactivate a member of another one. */
export async function joinStaff(n: ScenarioRunner, role: Role): Promise<Joined> {
  const email = `${newKey()}@staff.example`
  const { staff, invitation } = await n.call(addStaff, { email, name: 'Fuzz', role })
  const { totp_secret: secret } = await n.call(openInvitation, { invitation })
  const code = codeOf({ secret })
  const joined = await n.call(acceptInvitation, { invitation, password: STAFF_PASSWORD, code })
  const { id } = staff
  return { id, email, secret, headers: headersOf(joined), recoveryCodes: joined.recovery_codes }
}

const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

/** The own account of a member, and the members; slow, because passwords are hashed. */
export const STAFF_SCENARIOS: Scenario[] = [
  async function colleague(n) {
    const one = await joinStaff(n, n.one('support', 'fulfilment', 'finance'))
    const { email, secret } = one
    await n.call(getStaffSession, {}, one)
    await n.call(getAdminDashboard, { time_zone: 'Asia/Bangkok' }, one)
    const signIn = (password: string, code: string) =>
      n.call(staffSignIn, { email, password, code })
    // Each code of the app is valid once. That of the next time step stays valid however long the calls take.
    const nextCode = codeOf({ secret }, 1)
    const other = { ...one, headers: headersOf(await signIn(STAFF_PASSWORD, nextCode)) }
    const sessions = await n.call(listStaffSessions, {}, other)
    for (const { id, current } of sessions)
      if (!current) await n.call(endStaffSession, { id }, other)
    await n.call(endStaffSession, {}, other)
    const [code = '', second] = one.recoveryCodes
    const change = { password: STAFF_PASSWORD, new_password: NEW_PASSWORD, code }
    await n.call(changeStaffPassword, change, other)
    const { recovery_codes: renewed } = await n.call(renewRecoveryCodes, { code: second }, other)
    const last = { ...one, headers: headersOf(await signIn(NEW_PASSWORD, renewed[0] ?? '')) }
    await n.call(staffSignOut, {}, last)
  },

  async function exporter(n) {
    await n.call(exportAdminProducts, {}, await joinStaff(n, n.one('catalogue', 'support')))
  },

  async function owner(n) {
    const email = `${newKey()}@staff.example`
    const merchant = { email, name: 'Fuzz', role: 'merchant', shop_ids: [1, 2] }
    const { staff } = await n.call(addStaff, merchant)
    const { list } = await n.call(listStaff, { search: email, role: 'merchant' })
    const { id, version } = list[0] ?? staff
    await n.call(updateStaff, { id, version, name: 'Renamed', shop_ids: [2] })
    const invited = (await n.call(inviteStaff, { id })).staff.version
    await n.call(updateStaff, { id, version: invited, role: 'support', is_active: false })
    await n.call(listAuditEvents, { event: 'staff-changed', ref_id: id })
    await n.call(listAuditEvents, { limit: 5 })
  },
]
