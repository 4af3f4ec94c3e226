import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { testFolder } from '../../cli/data/folder.ts'
import { run } from '../../cli/process/run.ts'
import { buildTestkit } from '../testkit/build.ts'
import { NpmStart } from './npm-start.ts'
import { runPlaywright } from './run-playwright.ts'
import type { Outcome } from './tally.ts'

const SUITE = 'examples/qa-suite'
const TOKEN = 'test-control-of-the-example-suite'
/** More than the cores, so that journeys that disturb each other fail. */
const WORKERS = 8
/** The kit leaves out those that Playwright cannot start here. */
const ENGINES = 'chromium,webkit,firefox'
const STOP_MS = 20_000

/** Runs the example suite as its readers do: outside the project, with the packed kit, against `npm start`. */
export async function runExampleSuite(
  env: NodeJS.ProcessEnv,
  report: (progress: string) => void,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-qa-suite-'))
  const shop = await NpmStart.begin(path.join(testFolder(), 'example-shop'), {
    TEST_CONTROL: TOKEN,
    TRY_LIMITS: 'relaxed',
    DEMO: '0',
  })
  try {
    report('installing the packed kit')
    await installSuite(folder)
    report('waiting for npm start')
    await shop.isReady
    return await runPlaywright(
      [`--workers=${WORKERS}`, `--output=${inProject('test-results', 'qa-suite')}`],
      {
        ...env,
        // Failed journeys are tried again, with a trace.
        CI: '1',
        CHROMIUM_PATH: env.CHROMIUM_SHELL_PATH,
        SAMPAN_URL: shop.url,
        TEST_CONTROL: TOKEN,
        SAMPAN_LOCALES: 'en,th',
        SAMPAN_ENGINES: ENGINES,
      },
      report,
      { folder, tests: `${SUITE}/journeys` },
    )
  } finally {
    shop.end('SIGTERM')
    await shop.leftAfter(STOP_MS)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function installSuite(folder: string): Promise<void> {
  cpSync(inProject(SUITE), folder, { recursive: true })
  await buildTestkit()
  const packed = await npm(inProject('testkit'), 'pack', '--silent', `--pack-destination=${folder}`)
  await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', `./${packed.trim()}`)
}

async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { code, output } = await run('npm', args, { cwd })
  if (code !== 0) throw new Failure(`npm ${args.join(' ')} ended with code ${code}.\n${output}`)
  return output
}
