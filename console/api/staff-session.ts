import { getStaffSession, staffSignOut } from '@/contracts/staff'
import type { DataOf } from '@/contracts/endpoint'
import { call } from '@/console/api/call'

export type Staff = DataOf<typeof getStaffSession>

let known: Promise<Staff> | undefined

/** Who is signed in; asked once per sign-in. Throws an ApiError with code 401 when nobody is. */
export function currentStaff(): Promise<Staff> {
  known ??= call(getStaffSession).catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

/** After signing in, with the answer of the call, and after signing out, without. */
export function setStaff(staff: Staff | undefined): void {
  known = staff && Promise.resolve(staff)
}

export async function signOut(): Promise<void> {
  if (known) await call(staffSignOut, {})
  setStaff(undefined)
}
