import type { AuthProvider } from 'react-admin'
import { staffSignIn } from '@/contracts/staff'
import { call } from '@/console/api/call'
import { currentStaff, setStaff, signOut } from '@/console/api/staff-session'
import { isSessionOver } from '@/console/ui/form-errors'

interface Given {
  email: string
  password: string
  code: string
}

/** Permissions are the list of the role (contracts/staff-permissions.ts); the server checks each call again. */
export const authProvider: AuthProvider = {
  async login(given: Given) {
    const { staff } = await call(staffSignIn, given)
    setStaff(staff)
  },
  async logout() {
    await signOut().catch((error: unknown) => {
      // Without a session there is nothing to end.
      if (!isSessionOver(error)) throw error
      setStaff(undefined)
    })
  },
  async checkAuth() {
    await currentStaff()
  },
  checkError(error: unknown) {
    const isOver = isSessionOver(error)
    if (isOver) setStaff(undefined)
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    return isOver ? Promise.reject(error) : Promise.resolve()
  },
  async getIdentity() {
    const { id, name, email } = await currentStaff()
    return { id: id ?? 0, fullName: name, ...(email && { email }) }
  },
  async getPermissions() {
    return (await currentStaff()).permissions
  },
}
