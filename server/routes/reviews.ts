import type { Hono } from 'hono'
import { createReview, listReviews } from '@/contracts/reviews'
import type { Services } from '@/server/http/context'
import { fromReplica } from '@/server/http/from-replica'
import { serve } from '@/server/http/serve'
import { create } from '@/server/services/catalogue/review-create'
import * as reviews from '@/server/services/catalogue/reviews'

export function reviewRoutes(app: Hono, services: Services) {
  serve(
    app,
    services,
    listReviews,
    fromReplica((visit, { query }) => reviews.list(visit, query)),
  )
  serve(app, services, createReview, (ctx, { body }) => create(ctx, body))
}
