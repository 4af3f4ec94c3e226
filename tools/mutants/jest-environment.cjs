const { TestEnvironment: Browser } = require('jest-environment-jsdom')
const { TestEnvironment: Server } = require('jest-environment-node')

/** Stryker knows one environment: test files with JSX need a browser, the others do not. */
class Environment {
  /** @param {ConstructorParameters<typeof Server>} parameters */
  constructor(...parameters) {
    const [, { testPath }] = parameters
    const environment = new (testPath.endsWith('.tsx') ? Browser : Server)(...parameters)
    environment.handleTestEvent = skipAfterFailure()
    return environment
  }
}

/** One failure decides about a mutant. Jest itself skips only the files after it, not the tests of the same file. */
function skipAfterFailure() {
  let hasFailed = false
  /** @param {{ name: string, test?: { mode?: unknown } }} event */
  return (event) => {
    if (event.name === 'test_fn_failure') hasFailed = true
    if (event.name === 'test_start' && event.test && hasFailed) event.test.mode = 'skip'
  }
}

module.exports = { TestEnvironment: Environment, default: Environment }
