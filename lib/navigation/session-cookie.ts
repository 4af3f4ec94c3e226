/** Over HTTPS the browser itself sees to it that no other host, and no page without TLS, can set this cookie. */
const SECURE = '__Host-token'
const PLAIN = 'token'

export const sessionCookie = (isSecure: boolean): string => (isSecure ? SECURE : PLAIN)

/** For who only wants to know whether there may be a session; the gateway and the backend decide. */
export const SESSION_COOKIES = [SECURE, PLAIN]
