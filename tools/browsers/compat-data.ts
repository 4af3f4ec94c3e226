import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

/** The names of browsers in browserslist and in the data of MDN. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const
type Listed = keyof typeof BROWSERS

const isBefore = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) < 0

/** The oldest version of each browser in package.json. */
function oldestVersions(): [Listed, string][] {
  const oldest = new Map<Listed, string>()
  for (const entry of browserslist()) {
    const [name, versions] = entry.split(' ') as [Listed, string]
    const [version = ''] = versions.split('-')
    const known = oldest.get(name)
    if (!known || isBefore(version, known)) oldest.set(name, version)
  }
  return [...oldest]
}

export const OLDEST = oldestVersions()

/** The listed browsers that lack a feature in their oldest version, even with one of the prefixes. */
export function lacking(feature: Identifier | undefined, prefixes: string[] = []): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return OLDEST.filter(([name, version]) => {
    const given = support[BROWSERS[name]]
    const statements = Array.isArray(given) ? given : given ? [given] : []
    return statements.length > 0 && !statements.some((one) => isGiven(one, version, prefixes))
  }).map(([name, version]) => `${name} ${version}`)
}

function isGiven(
  {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
  }: SimpleSupportStatement,
  version: string,
  prefixes: string[],
) {
  if (prefix && !prefixes.includes(prefix)) return false
  if (flags || alternative_name || typeof added !== 'string') return false
  const isAdded = added === 'preview' ? false : !isBefore(version, added.replace('≤', ''))
  return isAdded && (typeof removed !== 'string' || isBefore(version, removed))
}

export { data }
