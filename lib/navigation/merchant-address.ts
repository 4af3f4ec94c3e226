/** The merchants' address an operator set, if it is one a window may be sent to. */
export function merchantOverride(text: string | undefined): string | null {
  const url = text ? URL.parse(text) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/**
 * The merchants' sign-in: same scheme, the last two labels of the current host, `/login`
 * (specification section 2). A numeric host has no labels and stays whole.
 */
export function merchantAddress(
  current: { protocol: string; hostname: string; port: string },
  override: string | null,
): string {
  if (override) return override
  const isNumeric = /^[\d.]+$|^\[/.test(current.hostname)
  const host = isNumeric ? current.hostname : current.hostname.split('.').slice(-2).join('.')
  return `${current.protocol}//${host}${current.port ? `:${current.port}` : ''}/login`
}
