import type { Hono } from 'hono'
import {
  addTestFault,
  advanceTestClock,
  clearTestFaults,
  createTestNotice,
  createTestProduct,
  createTestShop,
  createTestShopper,
  deleteTestSeed,
  listTestJobs,
  listTestMessages,
  listTestSeeds,
  resetToTestSeed,
  runTestJob,
  saveTestSeed,
} from '@/contracts/test-control'
import type { Services, Visit } from '@/server/http/context'
import { Faults } from '@/server/http/faults'
import { injectFaults } from '@/server/http/inject-faults'
import { createResetGate } from '@/server/http/reset-gate'
import { serve } from '@/server/http/serve'
import * as clock from '@/server/services/test-control/clock'
import * as plannedFaults from '@/server/services/test-control/faults'
import * as jobs from '@/server/services/test-control/jobs'
import * as messages from '@/server/services/test-control/messages'
import * as notices from '@/server/services/test-control/notices'
import * as products from '@/server/services/test-control/products'
import * as seeds from '@/server/services/test-control/seeds'
import * as shoppers from '@/server/services/test-control/shoppers'

/** Registered only while TEST_CONTROL is set, and before all other routes, so that faults affect them. */
export function testControlRoutes(app: Hono, services: Services) {
  const faults = new Faults()
  const afterDemo =
    <Input, Data>(handler: (visit: Visit, input: Input) => Promise<Data>) =>
    async (visit: Visit, input: Input): Promise<Data> => {
      await seeds.keepDemo(services)
      return handler(visit, input)
    }
  const gate = createResetGate()
  app.use('/api/*', gate.middleware)
  app.use('/api/*', injectFaults(faults, services))
  serve(
    app,
    services,
    createTestShopper,
    afterDemo((visit, { body }) => shoppers.create(visit, body)),
  )
  serve(
    app,
    services,
    createTestShop,
    afterDemo((visit, { body }) => products.createShop(visit, body)),
  )
  serve(
    app,
    services,
    createTestProduct,
    afterDemo((visit, { body }) => products.createProduct(visit, body)),
  )
  serve(
    app,
    services,
    createTestNotice,
    afterDemo((visit, { body }) => notices.create(visit, body)),
  )
  serve(app, services, listTestMessages, (visit, { query }) => messages.list(visit, query.to))
  serve(
    app,
    services,
    advanceTestClock,
    afterDemo((visit, { body }) => clock.advance(visit, body)),
  )
  serve(app, services, listTestJobs, () => Promise.resolve(jobs.names()))
  serve(
    app,
    services,
    runTestJob,
    afterDemo((visit, { body }) => jobs.run(visit, body.name)),
  )
  serve(app, services, addTestFault, (visit, { body }) => plannedFaults.add(visit, faults, body))
  serve(app, services, clearTestFaults, (_, { body }) => Promise.resolve(faults.clear(body.id)))
  serve(app, services, resetToTestSeed, (visit, { body }) =>
    gate.closeDuring(seeds.reset(visit, faults, body.name)),
  )
  serve(app, services, saveTestSeed, (visit, { body }) => seeds.save(visit, body.name))
  serve(app, services, listTestSeeds, (visit) => seeds.names(visit))
  serve(app, services, deleteTestSeed, (visit, { body }) => seeds.remove(visit, body.name))
}
