import { say, step } from '../../cli/bootstrap/steps.mjs'
import { shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { runJest } from '../test/run-jest.ts'
import { closingLine, count, counted, hasFailures } from '../test/tally.ts'
import { runGates } from './run-gates.ts'

/** The checks before a commit: all except the build and the browser tests. With names of checks, only those. */
shutDownOnSignals()
const names = process.argv.slice(2)
const checked = await counted(() => runGates(names))
if (checked) count(checked)
if (names.length === 0) {
  const tested = await counted(() => step('Running Jest', () => runJest([], process.env)))
  if (tested) count(tested)
}
say(`\n${closingLine()}`)
process.exit(hasFailures() ? 1 : 0)
