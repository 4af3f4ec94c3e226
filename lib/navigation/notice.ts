/** Notices are codes in the URL, never text. */
export const NOTICE_PARAMETER = 'notice'

/** Each code with the key of its message. */
export const NOTICES = {
  'sign-in': 'notices.signIn',
  'signed-in': 'toasts.loginSuccess',
  registered: 'toasts.registerSuccess',
  region: 'notices.region',
  merchant: 'notices.merchant',
} as const

export type Notice = keyof typeof NOTICES

export function noticeOf(code: string | null): Notice | undefined {
  return code !== null && Object.hasOwn(NOTICES, code) ? (code as Notice) : undefined
}
