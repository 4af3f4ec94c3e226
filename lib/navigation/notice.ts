/** Notices travel in the address as codes, never as text. */
export const NOTICE_PARAMETER = 'notice'

/** Each code and the key of its words under `notices`. */
export const NOTICES = {
  'sign-in': 'signIn',
  region: 'region',
  merchant: 'merchant',
} as const

export type Notice = keyof typeof NOTICES

export function noticeOf(code: string | null): Notice | undefined {
  return code !== null && Object.hasOwn(NOTICES, code) ? (code as Notice) : undefined
}
