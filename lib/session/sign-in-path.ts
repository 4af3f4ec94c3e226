import { NOTICE_PARAMETER, type Notice } from '@/lib/navigation/notice'

const WHY: Notice = 'sign-in'

/** /login with a notice why, and with the way back to this page. */
export function signInPath(): string {
  const from = window.location.pathname + window.location.search
  return `/login?${new URLSearchParams({ from, [NOTICE_PARAMETER]: WHY })}`
}
