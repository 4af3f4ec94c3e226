import { endpoint } from './endpoint'
import type * as schemas from './schemas/test-control'

// Test control needs `Authorization: Bearer $TEST_CONTROL` and is disabled when it is not set. The same token opens
// the operator endpoints.

/** A top-up that has passed credits the balance, so that the ledger stays correct. Not rate-limited. */
export const createTestShopper = endpoint<typeof schemas.createTestShopper>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/shopper',
  summary: 'Create a shopper with a session, a balance and a payment password',
  changes: true,
  body: 'json',
})

export const createTestShop = endpoint<typeof schemas.createTestShop>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/shop',
  summary: 'Create a shop',
  changes: true,
  body: 'json',
})

/** Without `shop_id`, in a new shop. */
export const createTestProduct = endpoint<typeof schemas.createTestProduct>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/product',
  summary: 'Create a product with SKUs, price and stock',
  changes: true,
  body: 'json',
})

export const createTestNotice = endpoint<typeof schemas.createTestNotice>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/notification',
  summary: 'Send a notification to a shopper',
  changes: true,
  body: 'json',
})

/** The newest last. Only while mail is written to the outbox; text messages always are. */
export const listTestMessages = endpoint<typeof schemas.listTestMessages>()({
  access: 'tester',
  method: 'get',
  path: '/api/test/messages',
  summary: 'Mails and text messages to one address or number',
  changes: false,
})

/**
 * Moves the times of one shopper's records into the past, as if `seconds` had passed for this shopper alone:
 * sessions, codes, tickets, orders, parcels and refunds. Jobs and deadlines then see the records as older. At most
 * ten years in total.
 */
export const advanceTestClock = endpoint<typeof schemas.advanceTestClock>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/clock',
  summary: 'Advance the clock of one shopper',
  changes: true,
  body: 'json',
})

export const listTestJobs = endpoint<typeof schemas.listTestJobs>()({
  access: 'tester',
  method: 'get',
  path: '/api/test/jobs',
  summary: 'The names of the background jobs',
  changes: false,
})

/**
 * Returns when the run has ended. Runs besides the schedule, also for demo jobs that are off. The queues `mail` and
 * `push` are emptied of all due items.
 */
export const runTestJob = endpoint<typeof schemas.runTestJob>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/job',
  summary: 'Run one background job now',
  changes: true,
  body: 'json',
})

/**
 * The next `count` calls of `path` that match `shopper_id` and `query` have this effect instead of a response; the
 * oldest matching fault comes first. A call is a request that reaches the backend. The render of a page, which others
 * may receive from the cache, meets only faults with a `query`, and repeats a read up to three times after 503. Kept
 * in the memory of one backend process for ten minutes, at most 50 for a shopper and 500 in total. `delay` and `hang`
 * let at most 4 calls of a shopper, or of a fault without one, and 12 in total wait; others answer 503 with the cause.
 */
export const addTestFault = endpoint<typeof schemas.addTestFault>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/fault',
  summary: 'Make the next calls of a path fail, hang or slow down',
  changes: true,
  body: 'json',
})

export const clearTestFaults = endpoint<typeof schemas.clearTestFaults>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/fault_clear',
  summary: 'Remove one fault, or all',
  changes: true,
  body: 'json',
})

/**
 * The seed `demo` is the state after the first start; others are saved by `saveTestSeed`. Readers see the old state
 * until the reset ends. Sessions of the seed stay valid, and faults are removed. After 504 nothing is changed.
 */
export const resetToTestSeed = endpoint<typeof schemas.resetToTestSeed>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/seed',
  summary: 'Reset the database to a named seed',
  changes: true,
  body: 'json',
})

export const listTestSeeds = endpoint<typeof schemas.listTestSeeds>()({
  access: 'tester',
  method: 'get',
  path: '/api/test/seeds',
  summary: 'The names of the saved seeds',
  changes: false,
})

/** At most 20 are kept. The seed `demo` stays. */
export const deleteTestSeed = endpoint<typeof schemas.deleteTestSeed>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/seed_delete',
  summary: 'Delete a saved seed',
  changes: true,
  body: 'json',
})

export const saveTestSeed = endpoint<typeof schemas.saveTestSeed>()({
  access: 'tester',
  method: 'post',
  path: '/api/test/seed_save',
  summary: 'Save the database as a named seed',
  changes: true,
  body: 'json',
})
