// Node loads this file without a bundler, so its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { parseCookie, stringifySetCookie } from 'cookie'
import { SESSION_LIFETIME_DAYS } from '../../contracts/limits.ts'

export type Cookies = Readonly<Record<string, string | undefined>>

/** Cookies of this site are shorter. */
const MAX_VALUE_LENGTH = 512
/** For session and language cookies. */
const MAX_AGE_S = SESSION_LIFETIME_DAYS * 24 * 3600

/**
 * Parses a Cookie header. The first cookie of a name counts; a value that is too long or cannot be decoded is
 * empty.
 */
export function parseCookies(header: string | null | undefined): Cookies {
  return parseCookie(header ?? '', { decode })
}

function decode(value: string): string {
  if (value.length > MAX_VALUE_LENGTH) return ''
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Returns a cookie that holds a token: printable ASCII, not empty. Anything else counts as absent. */
export function tokenCookie(cookies: Cookies, name: string): string | undefined {
  const value = cookies[name]
  return value && /^[\x21-\x7e]+$/.test(value) ? value : undefined
}

/** Builds a Set-Cookie header for the path `/`. An empty value deletes the cookie. */
export function setCookie(
  name: string,
  value: string,
  {
    isHttpOnly = false,
    isSecure,
    maxAgeS = MAX_AGE_S,
  }: { isHttpOnly?: boolean; isSecure: boolean; maxAgeS?: number },
): string {
  return stringifySetCookie(name, value, {
    path: '/',
    maxAge: value === '' ? 0 : maxAgeS,
    sameSite: 'lax',
    httpOnly: isHttpOnly,
    secure: isSecure,
  })
}
