const argon2 = require('../../node_modules/@node-rs/argon2/index.js')

/**
 * Jest maps the package to this file: shoppers of tests hash passwords with the least cost, because the production cost
 * takes longer than most tests. `jest.mock` in a set-up file would make Jest compare every import with it.
 * @type {typeof argon2.hash}
 */
const hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })

module.exports = { ...argon2, hash }
