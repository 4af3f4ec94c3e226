import { existsSync } from 'node:fs'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'
import { canInstall, installPackages, onPath } from './packages.ts'

type Report = (line: string) => void

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const SHELL = 'chromium-headless-shell'
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Chromium that starts: the one that is named, an installed one, Playwright's, or a newly installed one. */
export async function findBrowser(report: Report): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await starts(named)) return named
    throw new Failure(`CHROMIUM_PATH names ${named}, which does not start: correct it or unset it.`)
  }
  const found = (await installed()) ?? (await playwrights())
  if (found) return found
  return install(report)
}

/** Chromium without a window and notifications, which takes a fifth less time. Null if it cannot be installed. */
export async function findShell(report: Report): Promise<string | null> {
  if (!onPath(SHELL) && canInstall()) {
    report(`installing ${SHELL} from the distribution`)
    await installPackages([SHELL])
  }
  return onPath(SHELL)
}

async function install(report: Report): Promise<string> {
  if (canInstall()) {
    report('installing Chromium from the distribution')
    await installPackages(['chromium'])
    const browser = await installed()
    if (browser) return browser
  }
  report("installing Playwright's Chromium")
  const cli = inProject('node_modules/playwright/cli.js')
  await run('timeout', ['300', projectNode, cli, 'install', 'chromium']).catch(() => undefined)
  const browser = await playwrights()
  if (browser) return browser
  throw new Failure(
    'No Chromium was found and none could be installed: install one (as root: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}

async function installed(): Promise<string | null> {
  for (const name of NAMES) {
    const program = onPath(name)
    if (program && (await starts(program))) return program
  }
  return existsSync(MAC) ? MAC : null
}

async function playwrights(): Promise<string | null> {
  const { chromium } = await import('playwright')
  const program = chromium.executablePath()
  return existsSync(program) && (await starts(program)) ? program : null
}

/** Some distributions install a placeholder there that only explains how to install the real one. */
async function starts(program: string): Promise<boolean> {
  const outcome = await run(program, ['--version']).catch(() => null)
  return outcome !== null && outcome.code === 0 && /\d+\.\d+/.test(outcome.output)
}

/** Without them Thai, Chinese, Japanese and Korean are boxes on screenshots; the tests pass all the same. */
export async function ensureFonts(report: Report): Promise<void> {
  if (!canInstall() || !onPath('fc-list')) return
  const missing: string[] = []
  if (!(await hasFontFor('th'))) missing.push('fonts-noto-core')
  if (!(await hasFontFor('ja'))) missing.push('fonts-noto-cjk')
  if (missing.length === 0) return
  report(`installing ${missing.join(' ')}`)
  await installPackages(missing)
}

async function hasFontFor(language: string): Promise<boolean> {
  return (await run('fc-list', [`:lang=${language}`])).output.trim() !== ''
}
