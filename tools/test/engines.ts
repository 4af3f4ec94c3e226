import { existsSync, globSync } from 'node:fs'
import { canInstall, installPackages, onPath, packagesToInstall } from './packages.ts'

type EngineName = 'webkit' | 'firefox'
type Report = (line: string) => void

/** An engine and its program: `playwright`, or a path. As e2e/engines/fixtures.ts reads it. */
export type FoundEngine = [EngineName, string]

interface Distribution {
  /** Debian's package of each program that is needed, by the name of the package. */
  packages: Record<string, () => string | null>
  program: () => string
}

const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] ?? null
const firefox = () => onPath('firefox-esr') ?? onPath('firefox')

const DISTRIBUTION: Record<EngineName, Distribution> = {
  webkit: {
    packages: {
      'webkit2gtk-driver': () => onPath('WebKitWebDriver'),
      'libwebkit2gtk-4.1-0': miniBrowser,
      xvfb: () => onPath('Xvfb'),
    },
    program: () => miniBrowser() ?? '',
  },
  firefox: { packages: { 'firefox-esr': firefox }, program: () => firefox() ?? '' },
}

/** They change how Thai looks, and the stored screenshots were taken without them. */
const UNWANTED = /tlwg/

/** Engines to test, and a sentence about each that is missing and cannot be installed. */
export async function findEngines(
  report: Report,
): Promise<{ found: FoundEngine[]; missing: string[] }> {
  const found: FoundEngine[] = []
  const missing: string[] = []
  for (const name of Object.keys(DISTRIBUTION) as EngineName[]) {
    if (await isPlaywrights(name)) {
      found.push([name, 'playwright'])
      continue
    }
    const problem = await ensureInstalled(name, report)
    if (problem) missing.push(problem)
    else found.push([name, DISTRIBUTION[name].program()])
  }
  return { found, missing }
}

async function isPlaywrights(name: EngineName): Promise<boolean> {
  const playwright = await import('playwright')
  const program = playwright[name].executablePath()
  if (!existsSync(program)) return false
  // It is there, but libraries of the system may be missing.
  const browser = await playwright[name].launch().catch(() => null)
  await browser?.close()
  return browser !== null
}

async function ensureInstalled(name: EngineName, report: Report): Promise<string | null> {
  const { packages } = DISTRIBUTION[name]
  const lacking = () => Object.keys(packages).filter((one) => packages[one]?.() === null)
  const wanted = lacking()
  if (wanted.length === 0) return null
  const advice = `${name} is not tested: ${wanted.join(' and ')} not installed. Run as root: apt-get install --no-install-recommends ${wanted.join(' ')}, or: npx playwright install ${name}`
  if (!canInstall()) return advice
  const unwanted = (await packagesToInstall(wanted)).filter((one) => UNWANTED.test(one))
  if (unwanted.length > 0)
    return `${advice}\nIt was not installed, because ${unwanted.join(', ')} would change the screenshots.`
  report(`installing ${wanted.join(' ')}`)
  const failure = await installPackages(wanted)
  return failure === null && lacking().length === 0
    ? null
    : `${advice}\n${failure?.trim().split('\n').at(-1) ?? ''}`
}
