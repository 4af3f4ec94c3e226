import type { Hono } from 'hono'
import { createTestProduct, createTestShop, createTestShopper } from '@/contracts/test-control'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as products from '@/server/services/test-control/products'
import * as shoppers from '@/server/services/test-control/shoppers'

/** Registered only while TEST_CONTROL is set. */
export function testControlRoutes(app: Hono, services: Services) {
  serve(app, services, createTestShopper, (visit, { body }) => shoppers.create(visit, body))
  serve(app, services, createTestShop, (visit, { body }) => products.createShop(visit, body))
  serve(app, services, createTestProduct, (visit, { body }) => products.createProduct(visit, body))
}
