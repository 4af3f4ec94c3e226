const vm = require('node:vm')
const { TestEnvironment } = require('jest-environment-node')

/**
 * Jest's environment with an ordinary global object. In Jest's own, each access to a global such as Object or Promise
 * passes an interceptor and a proxy, which took a third of the time of the backend's tests.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    try {
      super(config, context)
    } finally {
      vm.createContext = createContext
    }
  }
}
