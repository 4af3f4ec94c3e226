/** Double-submit cookie: a readable cookie, and the header that repeats it. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
/** The cookie of a staff session, which may share the host with a shopper's. */
export const STAFF_XSRF_COOKIE = 'STAFF-XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'
