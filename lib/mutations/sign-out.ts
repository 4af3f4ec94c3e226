import { deleteCookie } from 'cookies-next/client'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { deleteToken, sessionMark } from '@/lib/api/session-mark'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { clearShopperData } from '@/lib/mutations/session-cache'
import { afterToasts, toast } from '@/lib/toast/toast'

const account = () => import('@/contracts/account')
const gateway = () => import('@/lib/api/gateway-endpoints')

const LIMIT_MS = 3000

/**
 * Ends the session; rejects if the backend call failed. The session cookies are deleted either way:
 * with the reply to logout, or by the gateway on its own.
 */
export async function signOut({ quiet = false } = {}): Promise<void> {
  const signal = quiet ? AbortSignal.timeout(LIMIT_MS) : undefined
  try {
    await callEndpoint(account, 'logout', { lang: 'zh-cn' }, { quiet, allowRepeat: true, signal })
  } catch (error) {
    if (sessionMark() === 'signedIn') await clearSession()
    const wasOver = error instanceof ApiError && error.code === CODE.signInNeeded
    if (!wasOver) throw error
  }
}

const clearSession = () =>
  callEndpoint(
    gateway,
    'clearSession',
    {},
    { quiet: true, allowRepeat: true, signal: AbortSignal.timeout(LIMIT_MS) },
  ).catch(() => undefined)

/**
 * After user info failed: goes to /login, or to / if logout failed too (specification section 2). A
 * document load clears the tab's memory.
 */
export async function abandonSession(message: string): Promise<void> {
  toast.fail(message)
  const path = await signOut({ quiet: true }).then(
    () => '/login',
    () => '/',
  )
  if (sessionMark() === 'signedIn') {
    deleteCookie(XSRF_COOKIE, { path: '/' })
    deleteToken()
  }
  await new Promise<void>((resolve) => afterToasts(resolve))
  clearShopperData()
  window.location.replace(path)
}
