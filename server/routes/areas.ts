import type { Hono } from 'hono'
import { listAreas } from '@/contracts/areas'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as areas from '@/server/services/accounts/areas'

export function areaRoutes(app: Hono, services: Services) {
  serve(app, services, listAreas, (visit, { query }) => areas.list(visit, query))
}
