/** One closed path, including everything below it. */
export type RegionRule = {
  path: string
  /** `any`: always closed; `direct`: closed for typed or reloaded URLs only. */
  entry: 'any' | 'direct'
  /** ISO 3166 codes of the countries for which it is closed; absent: for all. */
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
 * Parses `REGION_POLICY`: a JSON list of rules; `[]` opens everything. If absent or malformed, the
 * specification's policy applies: a typing error must not open a closed page.
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

/** The rules of one country; an unknown country gets the general rules only. */
export function rulesFor(policy: RegionRule[], country: string | undefined): RegionRule[] {
  return policy.filter((rule) => !rule.countries || (country && rule.countries.includes(country)))
}

/** Whether a path is closed to this kind of entry. `rules` are those of the visitor's country. */
export function isClosed(rules: RegionRule[], path: string, isDirect: boolean): boolean {
  return rules.some(
    (rule) =>
      (path === rule.path || path.startsWith(`${rule.path}/`)) &&
      (rule.entry === 'any' || isDirect),
  )
}

type ReadHeader = (name: string) => string | null | undefined

/** The country in the proxy's header; read only if the operator trusts the proxy. */
export function countryOf(readHeader: ReadHeader, isProxyTrusted: boolean): string | undefined {
  if (!isProxyTrusted) return undefined
  const told = readHeader('x-vercel-ip-country') ?? readHeader('cf-ipcountry')
  const code = told?.trim().toUpperCase()
  return code && /^[A-Z]{2}$/.test(code) ? code : undefined
}
