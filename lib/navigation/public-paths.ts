/** The specification's list (section 2). */
const PUBLIC_ENTRIES = [
  '/login',
  '/register',
  '/home',
  '/shop',
  '/bag',
  'filter',
  '/explore',
  '/detail',
  '/search',
  '/forgotPassword',
  '/changePassword',
] as const

/**
 * Whether a path needs no sign-in: it equals or contains an entry of the list, as the specification
 * matches it. `path` has no language prefix and no query.
 */
export function isPublicPath(path: string): boolean {
  return PUBLIC_ENTRIES.some((entry) => path.includes(entry))
}
