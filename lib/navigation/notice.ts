/** Notices are codes in the URL, never text. */
export const NOTICE_PARAMETER = 'notice'

/** Each code with its message key under `notices`. */
export const NOTICES = {
  'sign-in': 'signIn',
  region: 'region',
  merchant: 'merchant',
} as const

export type Notice = keyof typeof NOTICES

export function noticeOf(code: string | null): Notice | undefined {
  return code !== null && Object.hasOwn(NOTICES, code) ? (code as Notice) : undefined
}
