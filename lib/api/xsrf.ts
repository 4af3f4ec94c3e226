/** Double-submit cookie: a readable cookie, and the header that repeats it. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'
