/** The `__Host-` prefix: the browser accepts the cookie from this host over TLS only. */
const SECURE = '__Host-token'
const PLAIN = 'token'

export const sessionCookie = (isSecure: boolean): string => (isSecure ? SECURE : PLAIN)

/** For checks whether there may be a session; the gateway and the backend decide. */
export const SESSION_COOKIES = [SECURE, PLAIN]
