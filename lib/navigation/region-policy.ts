/** One closed place: the path and everything below it. */
export type RegionRule = {
  path: string
  /** `any`: nobody gets in; `direct`: only from inside the app, not by a typed or reloaded address. */
  entry: 'any' | 'direct'
  /** ISO 3166 codes of the countries it is closed for; absent: for everybody. */
  countries?: string[]
}

/** The specification's closures (section 2). */
export const DEFAULT_REGION_POLICY: RegionRule[] = [
  { path: '/bag', entry: 'any' },
  { path: '/orderInfo', entry: 'direct' },
]

function isRule(value: unknown): value is RegionRule {
  if (typeof value !== 'object' || value === null) return false
  const rule = value as Record<string, unknown>
  if (typeof rule.path !== 'string' || !/^\/[A-Za-z]+$/.test(rule.path)) return false
  if (rule.entry !== 'any' && rule.entry !== 'direct') return false
  if (rule.countries === undefined) return true
  return (
    Array.isArray(rule.countries) &&
    rule.countries.every((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code))
  )
}

/**
 * The policy of `REGION_POLICY`: a JSON list of rules, `[]` opening everything. Absent or malformed, it
 * is the specification's: a slip of the pen must not open what is meant to be closed.
 */
export function parseRegionPolicy(text: string | undefined): RegionRule[] {
  if (!text?.trim()) return DEFAULT_REGION_POLICY
  try {
    const rules: unknown = JSON.parse(text)
    return Array.isArray(rules) && rules.every(isRule) ? rules : DEFAULT_REGION_POLICY
  } catch {
    return DEFAULT_REGION_POLICY
  }
}

/** The rules that concern one country; a visitor whose country is unknown meets only general rules. */
export function rulesFor(policy: RegionRule[], country: string | undefined): RegionRule[] {
  return policy.filter((rule) => !rule.countries || (country && rule.countries.includes(country)))
}

/** Whether a path is closed to this way of entering. `rules` are those of the visitor's country. */
export function isClosed(rules: RegionRule[], path: string, isDirect: boolean): boolean {
  return rules.some(
    (rule) =>
      (path === rule.path || path.startsWith(`${rule.path}/`)) &&
      (rule.entry === 'any' || isDirect),
  )
}

type ReadHeader = (name: string) => string | null | undefined

/** The country the proxy in front tells; believed only when an operator says the proxy is trusted. */
export function countryOf(readHeader: ReadHeader, isProxyTrusted: boolean): string | undefined {
  if (!isProxyTrusted) return undefined
  const told = readHeader('x-vercel-ip-country') ?? readHeader('cf-ipcountry')
  const code = told?.trim().toUpperCase()
  return code && /^[A-Z]{2}$/.test(code) ? code : undefined
}
