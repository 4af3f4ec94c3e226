/**
 * Diagnostics channel on which the web server learns that a page could not be rendered because the
 * backend is unavailable.
 */
export const BACKEND_UNAVAILABLE_CHANNEL = 'sampan.backend.away'
