import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Failure, sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { say, seconds, step } from '../../cli/bootstrap/steps.mjs'
import { lockFolder } from '../../cli/data/folder.ts'
import { clearSettings } from '../../cli/environment.ts'
import { shutDown, shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { MUTANTS } from './all'
import { type JestOutcome, runJestInTree } from './jest-run'
import type { Mutant } from './mutant'
import { withBug } from './patch'
import { keepVerdicts, type Verdict, verdictOf, writeMutants } from './report'
import { copyTree, keepDatabase, tree } from './tree'

const ALL_OF_THE_BACKEND = ['server', 'lib/gateway', 'lib/navigation']

/**
 * `npm run sql-mutants -- [name …] [--quick] [--write]`: seeds one bug after the other and checks whether a test fails.
 * With `--quick` the tests do not run without a bug first, and only the named tests run.
 */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, quick: { type: 'boolean' } },
  })
  const mutants = chosen(positionals)
  clearSettings()
  await lockFolder(inProject('.data', 'sql-mutants'), 'npm run sql-mutants')
  const began = new Date()
  await step('Copying the working tree', () => Promise.resolve(copyTree()))
  await step('Starting the test database', keepDatabase)
  if (!values.quick) await step('Running the tests without any bug', () => expectHealthy(mutants))
  const verdicts: Verdict[] = []
  for (const mutant of mutants) {
    const verdict = await tryMutant(mutant, values.quick ?? false)
    verdicts.push(verdict)
    keepVerdicts(began, [verdict])
    sayVerdict(verdict)
  }
  if (values.write) await writeMutants()
  const caught = verdicts.filter(({ outcome }) => outcome === 'caught').length
  say(`\n${caught} of ${verdicts.length} bugs caught (${seconds(Date.now() - began.getTime())})`)
  return caught === verdicts.length
}

function chosen(names: string[]): Mutant[] {
  if (names.length === 0) return MUTANTS
  return names.map((name) => {
    const mutant = MUTANTS.find((one) => one.name === name)
    if (!mutant) throw new Failure(`There is no bug "${name}".`)
    return mutant
  })
}

/** A test that always fails would catch every bug. */
async function expectHealthy(mutants: Mutant[]): Promise<void> {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))]
  const { failed, passed, problem } = await runJestInTree(['--runTestsByPath', ...files])
  if (problem || failed.length > 0 || passed === 0) {
    throw new Failure(`The tests fail without any bug: ${problem ?? failed.join('; ')}`)
  }
}

async function tryMutant(mutant: Mutant, isQuick: boolean): Promise<Verdict> {
  const began = Date.now()
  const first = await seeded(mutant, ['--runTestsByPath', ...mutant.tests])
  const isByOthers = !isQuick && !first.problem && first.failed.length === 0
  const { failed, problem } = isByOthers ? await askOthers(mutant) : first
  const outcome = problem ? 'not tried' : failed.length > 0 ? 'caught' : 'survived'
  const by = problem ? [problem] : failed
  return verdictOf(mutant, { outcome, by, isByOthers, tookMs: Date.now() - began })
}

async function seeded(mutant: Mutant, args: string[]): Promise<JestOutcome> {
  const file = path.join(tree, mutant.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, withBug(source, mutant))
  try {
    return await runJestInTree(args)
  } finally {
    writeFileSync(file, source)
  }
}

/** A bug is caught by a test that fails with it and passes without it, because a busy machine makes tests fail too. */
async function askOthers(mutant: Mutant): Promise<JestOutcome> {
  const all = await seeded(mutant, ALL_OF_THE_BACKEND)
  if (all.failed.length === 0) return all
  const healthy = await runJestInTree(['--runTestsByPath', ...all.failedFiles])
  const failed = all.failed.filter((name) => !healthy.failed.includes(name))
  return { ...all, failed }
}

function sayVerdict({ name, outcome, by, isByOthers, tookMs }: Verdict): void {
  const sign = outcome === 'caught' ? '✓' : '✗'
  const others = isByOthers ? ', by tests it does not name' : ''
  say(`  ${sign} ${name}: ${outcome}${others} (${seconds(tookMs)})`)
  for (const one of by.slice(0, outcome === 'caught' ? 1 : 5)) say(`      ${one}`)
}

shutDownOnSignals()
try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
