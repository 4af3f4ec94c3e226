import { sentenceFor, Failure } from '../../cli/bootstrap/failure.mjs'
import { say, seconds, step } from '../../cli/bootstrap/steps.mjs'
import { checkBundles } from '../browsers/bundles.ts'
import { runGates } from '../check/run-gates.ts'
import type { Cluster } from '../../server/db/embedded/cluster.ts'
import { lockFolder, testFolder } from '../../cli/data/folder.ts'
import { clearSettings } from '../../cli/environment.ts'
import { shutDown, shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { ensureFonts, findBrowser, findShell } from './browser.ts'
import { findEngines } from './engines.ts'
import { runExampleSuite } from './example-suite.ts'
import { keepDuration, lastDuration, slowestLines } from './durations.ts'
import { emptyTestLogs, showTestLogs, whereTestLogsAre } from './logs.ts'
import { readOptions, type TestOptions } from './options.ts'
import { watchProcessors } from './processors.ts'
import { expectParts, part } from './progress.ts'
import { runJest } from './run-jest.ts'
import { runPlaywright } from './run-playwright.ts'
import { runTrust } from './run-trust.ts'
import { closingLine, count, counted, failureLines, hasFailures } from './tally.ts'
import { templatesForJest } from './templates.ts'
import { joinTestCluster } from './test-cluster.ts'
import { startTestServer } from './test-server.ts'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'

/** A suite that mostly waits, so it runs beside Jest. */
const WAITS = 'faults'

/** Suites that wait for servers and timers, so they run beside the others. */
const BESIDE = ['wire', 'stop', 'upgrade']
/** A suite that measures response times, so it runs alone. */
const MEASURES = 'load'
const WITHOUT = [WAITS, ...BESIDE, MEASURES].flatMap((name) => ['--without', name])

/** Sentences about engines that cannot be tested on this machine. */
const notTested: string[] = []

const began = Date.now()
const busy = watchProcessors()
shutDownOnSignals({ announce: () => say('\nInterrupted.'), exitCode: 1 })
try {
  await test(readOptions(process.argv.slice(2)))
} catch (error) {
  const failure = sentenceFor(error) ?? String(error)
  count({ passed: 0, failed: 1, failures: [failure] })
  console.error(sentenceFor(error) ?? error)
}
await shutDown()
say(`${slowestLines().join('\n')}\n${notTested.map((line) => `\n${line}`).join('')}`)
const failures = failureLines()
if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}\n`)
const took = `Took ${seconds(Date.now() - began)}, processors ${busy()} % busy`
say(`${whereTestLogsAre()}\n${took}\n${closingLine()}`)
process.exit(hasFailures() ? 1 : 0)

async function test(options: TestOptions): Promise<void> {
  clearSettings()
  await lockFolder(testFolder(), 'npm test')
  emptyTestLogs()
  const isSlow = options.parts.size > 1
  const cluster = await counted(() => startCluster(isSlow || hasManyDatabases(options)))
  expectParts(partsOf(options, isSlow), lastDuration(options.parts))
  // The build keeps one core busy while the checks use the other; the browser tests use both.
  const isServed = options.parts.has('e2e') || options.parts.has('engines')
  const serving = isServed && cluster ? prepareJourneys(cluster, options) : null
  if (options.parts.has('check')) await checkSources()
  const waiting = isSlow && options.parts.has('trust') ? tryTrust([WAITS], 'trust-beside') : null
  if (options.parts.has('jest') && cluster) await testWithJest(cluster, isSlow ? [] : options.rest)
  await waiting
  const prepared = await serving
  if (prepared) await compareBundles(prepared)
  if (options.parts.has('trust')) await tryAllTrust(isSlow, options.rest)
  const args = isSlow ? [] : options.rest
  if (prepared && options.parts.has('e2e')) await travel(prepared, args)
  if (prepared && options.parts.has('engines')) await travelInOtherEngines(prepared, args)
  if (prepared) await checkLedger(prepared)
  if (isSlow) keepDuration(options.parts, Date.now() - began)
}

/** How many parts the progress counts: in a complete run the trust suites run in four parts, and the ledger is checked. */
function partsOf({ parts }: TestOptions, isSlow: boolean): number {
  const counts = { check: 1, jest: 1, trust: isSlow ? 4 : 1, e2e: 2, engines: 1 }
  const ledger = parts.has('e2e') || parts.has('engines') ? 1 : 0
  return [...parts].reduce((sum, name) => sum + counts[name], ledger)
}

/** All Jest tests create a database per file. */
function hasManyDatabases({ parts, rest }: TestOptions): boolean {
  return parts.has('jest') && rest.length === 0
}

function startCluster(isInMemory: boolean): Promise<Cluster> {
  return step('Starting the test database', async () => {
    const { cluster } = await joinTestCluster({ isInMemory })
    return cluster
  })
}

function prepareJourneys(
  cluster: Cluster,
  options: TestOptions,
): Promise<NodeJS.ProcessEnv | null> {
  return counted(async () => {
    const browsers = await step('Finding a browser', async (report) => {
      const CHROMIUM_PATH = await findBrowser(report)
      await ensureFonts(report)
      return { CHROMIUM_PATH, CHROMIUM_SHELL_PATH: (await findShell(report)) ?? CHROMIUM_PATH }
    })
    const engines = options.parts.has('engines')
      ? await step('Finding WebKit and Firefox', findEngines)
      : { found: [], missing: [] }
    notTested.push(...engines.missing)
    return {
      ...(await startTestServer(cluster, options.isApart ? 'both' : 'open')),
      ...browsers,
      SAMPAN_ENGINES: JSON.stringify(engines.found),
    }
  })
}

async function checkSources(): Promise<void> {
  const result = await counted(() => part('Checks', () => runGates()))
  if (result) count(result)
}

async function testWithJest(cluster: Cluster, args: string[]): Promise<void> {
  const result = await counted(() =>
    part('Jest', async (report) => {
      const templates = await templatesForJest(cluster, report)
      return runJest(args, { ...process.env, ...templates }, report)
    }),
  )
  if (result) count(result)
}

async function tryAllTrust(isSlow: boolean, rest: string[]): Promise<void> {
  if (!isSlow) return tryTrust(rest)
  await Promise.all([tryTrust(WITHOUT), tryTrust(BESIDE, 'trust-beside')])
  await tryTrust([MEASURES])
}

async function tryTrust(args: string[], folder = 'trust'): Promise<void> {
  const title =
    folder === 'trust' ? 'Trust suites' : `Trust suites beside others (${args.join(', ')})`
  const result = await counted(() => part(title, (report) => runTrust(args, folder, report)))
  if (result) count(result)
}

/** With the compatibility data of the browsers in package.json. */
async function compareBundles({ SAMPAN_DIST_DIR = '' }: NodeJS.ProcessEnv): Promise<void> {
  const title = 'Comparing the bundles with the supported browsers'
  const checked = await counted(() => step(title, () => checkBundles(inProject(SAMPAN_DIST_DIR))))
  if (checked !== null) count({ passed: 1, failed: 0, failures: [] })
}

/** Named files run alone: `--no-deps` leaves out the projects that theirs run after. */
function alone(args: string[]): string[] {
  return args.length > 0 ? ['--no-deps', ...args] : args
}

async function travel(env: NodeJS.ProcessEnv, args: string[]): Promise<void> {
  const result = await counted(() =>
    part('Playwright', (report) => runPlaywright(alone(args), env, report)),
  )
  if (result) count(result)
  if (!result || result.failed > 0) showTestLogs()
  if (args.length === 0) await tryExample(env)
}

/** The most important journeys once more, where WebKit or Firefox is installed. */
async function travelInOtherEngines(env: NodeJS.ProcessEnv, args: string[]): Promise<void> {
  if (env.SAMPAN_ENGINES === '[]') return
  const config = 'e2e/engines/playwright.config.ts'
  const place = { folder: inProject(), tests: 'e2e/engines', config }
  const result = await counted(() =>
    part('WebKit and Firefox', (report) => runPlaywright(args, env, report, place)),
  )
  if (result) count(result)
  if (!result || result.failed > 0) showTestLogs()
}

async function tryExample(env: NodeJS.ProcessEnv): Promise<void> {
  const result = await counted(() =>
    part('Example suite', (report) => runExampleSuite(env, report)),
  )
  if (result) count(result)
}

/** Checks the ledger after the browser tests with the command for operators. */
async function checkLedger(env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['--import', 'tsx', inProject('cli/ops.ts'), 'reconcile']
  const ledger = await counted(() =>
    part('Ledger check', async () => {
      const { code, output } = await run(projectNode, args, { env })
      if (code !== 0)
        throw new Failure(`The ledger has discrepancies after the browser tests.\n${output}`)
    }),
  )
  if (ledger !== null) count({ passed: 1, failed: 0, failures: [] })
}
