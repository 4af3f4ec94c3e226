const LONGEST_VALUE = 512
/** Session and language cookies last 3 days (specification section 9). */
const MAX_AGE_S = 3 * 24 * 3600

/** The first cookie of that name, decoded; a malformed, empty or over-long one counts as absent. */
export function readCookie(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const raw = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const value = raw && raw.length <= LONGEST_VALUE ? decoded(raw) : undefined
  return value && /^[\x21-\x7e]+$/.test(value) ? value : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

interface CookieTraits {
  isHidden?: boolean
  isSecure: boolean
}

/** A Set-Cookie line for the whole site. An empty value deletes the cookie. */
export function setCookie(
  name: string,
  value: string,
  { isHidden, isSecure }: CookieTraits,
): string {
  const lifetime = value === '' ? 0 : MAX_AGE_S
  const line = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
  return line + (isHidden ? '; HttpOnly' : '') + (isSecure ? '; Secure' : '')
}
