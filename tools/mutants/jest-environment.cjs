const { TestEnvironment: Browser } = require('jest-environment-jsdom')
const { TestEnvironment: Server } = require('jest-environment-node')

/** Matches no test. */
const NONE = /(?!)/

/** Stryker knows one environment: test files with JSX need a browser, the others do not. */
class Environment {
  /** @param {ConstructorParameters<typeof Server>} parameters */
  constructor(...parameters) {
    const [, { testPath }] = parameters
    const environment = new (testPath.endsWith('.tsx') ? Browser : Server)(...parameters)
    const channel = globalThis.mutantChannels?.get(testPath)
    globalThis.mutantChannels?.delete(testPath)
    if (channel) environment.handleTestEvent = repeatPerMutant(channel, environment.global)
    else if (process.env.__STRYKER_ACTIVE_MUTANT__) environment.handleTestEvent = skipAfterFailure()
    // The run without a mutant must pass also on a busy machine.
    else environment.global[Symbol.for('RETRY_TIMES')] = 2
    return environment
  }
}

/**
 * One failure decides about a mutant. Jest itself skips only the files after it, not the tests of the same file.
 * @typedef {{ name: string, errors: unknown[], mode?: unknown, status?: string, parent?: Block }} Test
 * @typedef {{ name: string, parent?: Block, children: (Test | Block)[] }} Block
 * @typedef {{ name: string, test?: Test, describeBlock?: Block }} Event
 */
function skipAfterFailure() {
  let hasFailed = false
  /** @param {Event} event */
  return (event) => {
    if (event.name === 'test_fn_failure') hasFailed = true
    if (event.name === 'test_start' && event.test && hasFailed) event.test.mode = 'skip'
  }
}

/**
 * Runs the tests of a loaded file again for each mutant, with their hooks: loading the modules takes most of the time
 * of a mutant. Jest's retries of a describe block do it; a block without an error is given one to be run again.
 * @param {import('./warm-files.ts').Channel} channel
 * @param {{ __stryker__?: Record<string, unknown> }} global
 */
function repeatPerMutant(channel, global) {
  /** @param {State} state */
  const begin = async (state) => {
    const command = await channel.next()
    if (!command) return false
    const { mutant, pattern, hitLimit } = command
    const hitCount = hitLimit === undefined ? undefined : 0
    global.__stryker__ = Object.assign(global.__stryker__ ?? {}, { hitLimit, hitCount })
    global.__stryker__.activeMutant = mutant
    state.testNamePattern = pattern
    return true
  }
  /**
   * @typedef {{ rootDescribeBlock: Block, testNamePattern: RegExp, unhandledErrors: unknown[], describeRetryOptions: Map<Block, object> }} State
   * @param {Event} event
   * @param {State} state
   */
  return async (event, state) => {
    const { rootDescribeBlock: root, unhandledErrors } = state
    if (event.name === 'run_start') {
      state.describeRetryOptions.set(root, { numRetries: Number.MAX_SAFE_INTEGER })
      await begin(state)
    } else if (event.name === 'test_done' && event.test?.errors.length) {
      state.testNamePattern = NONE
    } else if (event.name === 'run_describe_finish' && event.describeBlock === root) {
      const tests = testsOf(root)
      const failed = tests.find(({ errors }) => errors.length > 0)
      channel.report({
        failed: failed && fullName(failed),
        hasOtherErrors: unhandledErrors.splice(0).length > 0,
        nrOfTests: tests.filter(({ status }) => status === 'done').length,
      })
      delete global.__stryker__?.activeMutant
      const isAgain = await begin(state)
      if (isAgain && !failed) tests[0]?.errors.push([new Error('the next mutant'), undefined])
      if (!isAgain) for (const test of tests) test.errors = []
    }
  }
}

/**
 * @param {Block} block
 * @returns {Test[]}
 */
const testsOf = (block) =>
  block.children.flatMap((child) => ('children' in child ? testsOf(child) : [child]))

/** @param {Test | Block} one @returns {string} */
const fullName = ({ name, parent }) => (parent?.parent ? `${fullName(parent)} ${name}` : name)

module.exports = { TestEnvironment: Environment, default: Environment }
