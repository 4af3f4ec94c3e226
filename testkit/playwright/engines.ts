import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'

export type Engine = 'chromium' | 'firefox' | 'webkit'

const TYPES = { chromium, firefox, webkit }

/** Chromium of a distribution, first that without a window; Playwright drives only its own builds of the other two. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export interface FoundEngine {
  engine: Engine
  /** Undefined for the build of Playwright. */
  executablePath: string | undefined
}

/** The engines that are installed. Prints the others; throws when none is. */
export function findEngines(wanted: Engine[], paths: Partial<Record<Engine, string>>) {
  const found: FoundEngine[] = []
  const missing: Engine[] = []
  for (const engine of wanted) {
    const executablePath = programOf(engine, paths[engine])
    if (executablePath === null) missing.push(engine)
    else found.push({ engine, executablePath })
  }
  if (missing.length === 0) return found
  const hint = `Install with: npx playwright install ${missing.join(' ')}`
  if (found.length === 0)
    throw new Error(`No browser is installed (${missing.join(', ')}). ${hint}`)
  // Workers load the configuration again, and need not repeat it.
  if (process.env.TEST_WORKER_INDEX === undefined) {
    process.stderr.write(`Not installed, so left out: ${missing.join(', ')}. ${hint}\n`)
  }
  return found
}

function programOf(engine: Engine, named: string | undefined): string | undefined | null {
  if (named !== undefined) {
    if (existsSync(named)) return named
    throw new Error(`There is no ${engine} at ${named}`)
  }
  if (!(engine in TYPES))
    throw new Error(`There is no engine “${engine}”: use ${Object.keys(TYPES).join(', ')}`)
  if (existsSync(TYPES[engine].executablePath())) return undefined
  return (engine === 'chromium' && INSTALLED.find((program) => existsSync(program))) || null
}

/** Playwright records video with a program of its own, which a distribution's browser does not bring. */
export function canRecordVideo(): boolean {
  let folder = path.dirname(chromium.executablePath())
  while (!path.basename(folder).startsWith('chromium') && folder !== path.dirname(folder))
    folder = path.dirname(folder)
  const browsers = path.dirname(folder)
  return existsSync(browsers) && readdirSync(browsers).some((name) => name.startsWith('ffmpeg'))
}
