/** The `__Host-` prefix: the browser accepts the cookie from this host over TLS only. */
const SECURE = '__Host-token'
const PLAIN = 'token'

export const sessionCookie = (isSecure: boolean): string => (isSecure ? SECURE : PLAIN)

/** The cookie of a staff session. */
export const staffCookie = (isSecure: boolean): string => (isSecure ? '__Host-staff' : 'staff')

/** For checks whether there may be a session; the gateway and the backend decide. */
export const SESSION_COOKIES = [SECURE, PLAIN]
