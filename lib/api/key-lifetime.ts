/** The backend stores keys for 24 hours (/api/docs, conventions); an older one would be a new call. */
export const KEY_LIFETIME_MS = 23 * 3600 * 1000
