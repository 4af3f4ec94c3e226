const { TestEnvironment: Browser } = require('jest-environment-jsdom')
const { TestEnvironment: Server } = require('jest-environment-node')

/** Stryker knows one environment: components of a test file in JSX need a browser, others do not. */
class Environment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    return new (context.testPath.endsWith('.tsx') ? Browser : Server)(config, context)
  }
}

module.exports = { TestEnvironment: Environment, default: Environment }
