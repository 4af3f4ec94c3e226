import type { Hono } from 'hono'
import { reportVitals } from '@/contracts/vitals'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as vitals from '@/server/services/operations/vitals'

export function vitalRoutes(app: Hono, services: Services) {
  serve(app, services, reportVitals, (visit, { body }) => vitals.count(visit, body))
}
