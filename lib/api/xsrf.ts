/** Double-submit cookie: a readable cookie, and the header that repeats it. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
/** The cookie of a staff session, which may share the host with a shopper's. */
export const STAFF_XSRF_COOKIE = 'STAFF-XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** The first of its name, as the gateway reads it: a sibling host may have set another. It is never encoded. */
export function tokenIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const found = cookies.split('; ').find((pair) => pair.startsWith(start))
  return found?.slice(start.length)
}
