import type { Hono } from 'hono'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import type { Services } from '@/server/http/context'
import { fromReplica } from '@/server/http/from-replica'
import { serve } from '@/server/http/serve'
import * as sitemap from '@/server/services/catalogue/sitemap'

export function sitemapRoutes(app: Hono, services: Services) {
  serve(
    app,
    services,
    listSitemapParts,
    fromReplica((visit, { query }) => sitemap.listParts(visit, query.noun)),
  )
  serve(
    app,
    services,
    listSitemapEntries,
    fromReplica((visit, { query }) => sitemap.listEntries(visit, query)),
  )
}
