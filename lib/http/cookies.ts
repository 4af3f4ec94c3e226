import { parseCookie, stringifySetCookie } from 'cookie'

export type Cookies = Readonly<Record<string, string | undefined>>

/** Cookies of this site are shorter; a longer value is not one of ours. */
const MAX_VALUE_LENGTH = 512
/** Session and language cookies last 3 days (specification section 9). */
const MAX_AGE_S = 3 * 24 * 3600

/**
 * The decoded cookies of a request by name. The first of a name counts. A value that is too long or cannot
 * be decoded is empty.
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

/** A cookie that holds a token: printable ASCII, not empty; anything else counts as absent. */
export function tokenCookie(cookies: Cookies, name: string): string | undefined {
  const value = cookies[name]
  return value && /^[\x21-\x7e]+$/.test(value) ? value : undefined
}

/** A Set-Cookie line for the whole site. An empty value deletes the cookie. */
export function setCookie(
  name: string,
  value: string,
  { isHttpOnly = false, isSecure }: { isHttpOnly?: boolean; isSecure: boolean },
): string {
  return stringifySetCookie(name, value, {
    path: '/',
    maxAge: value === '' ? 0 : MAX_AGE_S,
    sameSite: 'lax',
    httpOnly: isHttpOnly,
    secure: isSecure,
  })
}
