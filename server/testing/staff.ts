import { generateSync } from 'otplib'
import type { Endpoint } from '@/contracts/endpoint'
import type { Permission, Role } from '@/contracts/staff-permissions'
import { acceptInvitation, addStaff, openInvitation } from '@/contracts/staff'
import type { TestBackend } from './backend'

export interface TestMember {
  id: number
  email: string
  password: string
  secret: string
  token: string
  recoveryCodes: string[]
  /** For calls of this member. */
  headers: { authorization: string }
}

export const STAFF_PASSWORD = 'a password of staff'
const STEP_MS = 30_000

/**
 * A code of the app that was not used yet: each code is valid once, and the server also takes that of the next time
 * step.
 */
export function codeOf({ secret }: Pick<TestMember, 'secret'>, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) })
}

let members = 0

/** A member with an accepted invitation and an open session. */
export async function newMember(
  test: TestBackend,
  role: Role,
  shopIds: number[] = [],
): Promise<TestMember> {
  members += 1
  const email = `${role}-${members}@staff.example`
  const asked = { email, name: `${role} ${members}`, role, shop_ids: shopIds }
  const { invitation, staff } = (await test.ask(addStaff, asked)).data
  return join(test, { id: staff.id, email, invitation })
}

/**
 * Accepts an invitation. Uses the code of the previous time step, so that the current one is left for a sign-in. If the
 * next step begins during the call, that code is too old, and the call is repeated.
 */
export async function join(
  test: TestBackend,
  { id, email, invitation }: { id: number; email: string; invitation: string },
  ip?: string,
): Promise<TestMember> {
  const { totp_secret: secret } = (await test.ask(openInvitation, { invitation })).data
  const accept = () => {
    const input = { invitation, password: STAFF_PASSWORD, code: codeOf({ secret }, -1) }
    return test.ask(acceptInvitation, input, ip === undefined ? {} : { ip })
  }
  const first = await accept()
  const { token, recovery_codes: recoveryCodes } = (first.code === 1 ? first : await accept()).data
  const headers = { authorization: `Bearer ${token}` }
  return { id, email, password: STAFF_PASSWORD, secret, token, recoveryCodes, headers }
}

/** The permission that a call of the administration needs; undefined for every other call. */
export const permissionOf = ({ access }: Pick<Endpoint, 'access'>): Permission | undefined =>
  typeof access === 'object' ? access.staff : undefined
