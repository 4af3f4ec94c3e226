const { TestEnvironment: Browser } = require('jest-environment-jsdom')
const { TestEnvironment: Server } = require('jest-environment-node')

/** Stryker knows one environment: test files with JSX need a browser, the others do not. */
class Environment {
  /** @param {ConstructorParameters<typeof Server>} parameters */
  constructor(...parameters) {
    const [, { testPath }] = parameters
    return new (testPath.endsWith('.tsx') ? Browser : Server)(...parameters)
  }
}

module.exports = { TestEnvironment: Environment, default: Environment }
