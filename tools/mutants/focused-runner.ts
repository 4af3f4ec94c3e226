import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner'
import { projectRoot } from '../../cli/bootstrap/project.mjs'
import { ALL, isInSample, NOT_IN_SAMPLE, type Sample } from './sample.ts'
import { verdictOfWarmFile } from './warm-files.ts'

const plugin = jestPlugins[0]!
type Factory = typeof plugin.factory
type Runner = ReturnType<Factory>
type MutantRun = Parameters<Runner['mutantRun']>[0]
type MutantResult = Awaited<ReturnType<Runner['mutantRun']>>

/** For each test, the files that contain it, and their time in the run without a mutant. */
type Index = Record<string, { file: string; ms: number }[]>

const indexFile = () => process.env.MUTANTS_INDEX ?? 'tests-of-mutants.json'
const { MUTANTS_SAMPLE } = process.env
const sample = MUTANTS_SAMPLE ? (JSON.parse(MUTANTS_SAMPLE) as Sample) : ALL

/**
 * The Jest runner loads every test file of an area for each mutant. This one loads only the files with a test that
 * covers the mutant, the fastest first, and stops at the first file that fails.
 */
function createFocusedRunner(injector: NonNullable<Parameters<Factory>[0]>): Runner {
  const runner = plugin.factory(injector)
  const dryRun = runner.dryRun.bind(runner)
  const mutantRun = runner.mutantRun.bind(runner)
  runner.dryRun = async (options) => {
    const result = await dryRun(options)
    if ('tests' in result) writeFileSync(indexFile(), JSON.stringify(indexOf(result.tests)))
    return result
  }
  runner.mutantRun = async (options) => {
    if (!isChosen(options)) return { status: 'error', errorMessage: NOT_IN_SAMPLE } as MutantResult
    let nrOfTests = 0
    for (const file of filesFor(options)) {
      const result =
        (await runWarm(runner, file, options)) ??
        (await runTwice(() => inFile(runner, file, () => mutantRun(options))))
      if (result.status !== 'survived') return result
      nrOfTests += result.nrOfTests
    }
    if (nrOfTests === 0 && options.testFilter)
      throw new Error(
        `No test is named ${options.testFilter[0]}: names must not change from run to run`,
      )
    return { status: 'survived', nrOfTests } as MutantResult
  }
  return runner
}
createFocusedRunner.inject = ['$injector'] as const

export const strykerPlugins = [{ ...plugin, name: 'focused-jest', factory: createFocusedRunner }]

function indexOf(tests: { id: string; fileName?: string; timeSpentMs: number }[]): Index {
  const index: Index = {}
  for (const { id, fileName, timeSpentMs } of tests)
    if (fileName) (index[id] ??= []).push({ file: fileName, ms: timeSpentMs })
  return index
}

/** Stryker's report counts lines and columns from 1, its runners from 0. */
function isChosen({ activeMutant: { fileName, location, replacement } }: MutantRun): boolean {
  const { line, column } = location.start
  const file = path.relative(projectRoot, fileName)
  return isInSample(sample, { file, line: line + 1, column: column + 1, replacement })
}

/** A mutant outside functions has no list of tests: all may cover it, and the test beside the file comes first. */
function filesFor({ testFilter, sandboxFileName }: MutantRun): string[] {
  const index = JSON.parse(readFileSync(indexFile(), 'utf8')) as Index
  const times = new Map<string, number>()
  for (const { file, ms } of (testFilter ?? Object.keys(index)).flatMap((id) => index[id] ?? []))
    times.set(file, (times.get(file) ?? 0) + ms)
  const beside = sandboxFileName.replace(/\.tsx?$/, '.test.ts')
  const rank = (file: string) => (file.startsWith(beside) ? -1 : times.get(file)!)
  return [...times.keys()].sort((a, b) => rank(a) - rank(b))
}

/** A failure that does not happen again is one of a busy machine. */
async function runTwice(run: () => Promise<MutantResult>): Promise<MutantResult> {
  const result = await run()
  return result.status === 'survived' ? result : run()
}

/** Mutants of code that runs while a module is loaded need a new environment. */
async function runWarm(
  runner: Runner,
  file: string,
  { activeMutant, testFilter, hitLimit, reloadEnvironment }: MutantRun,
): Promise<MutantResult | undefined> {
  if (reloadEnvironment || !testFilter) return undefined
  const command = { mutant: activeMutant.id, hitLimit }
  const verdict = await verdictOfWarmFile(file, command, testFilter, () => loadIn(runner, file))
  if (!verdict) return undefined
  const { killedBy, nrOfTests } = verdict
  return (
    killedBy
      ? { status: 'killed', failureMessage: '', nrOfTests, killedBy: [killedBy] }
      : { status: 'survived', nrOfTests }
  ) as MutantResult
}

/** A run of Jest that ends when the file is closed. */
function loadIn(runner: Runner, file: string): Promise<unknown> {
  const own = runner as unknown as {
    jestWrapper: object
    jestTestAdapter: { run: (settings: object) => Promise<unknown> }
    configForMutantRun: (file: undefined, hitLimit: number, wrapper: object) => object
    setEnv: () => void
  }
  own.setEnv()
  const config = own.configForMutantRun(undefined, Infinity, own.jestWrapper)
  return own.jestTestAdapter.run({ jestConfig: { ...config, testMatch: [file] } })
}

async function inFile<T>(runner: Runner, file: string, work: () => Promise<T>): Promise<T> {
  const own = runner as unknown as { jestConfig: { testMatch: string[] } }
  const all = own.jestConfig
  own.jestConfig = { ...all, testMatch: [file] }
  try {
    return await work()
  } finally {
    own.jestConfig = all
  }
}
