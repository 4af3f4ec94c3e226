import type { Hono } from 'hono'
import { getHelp, getLaw, getPlatform } from '@/contracts/articles'
import type { Services } from '@/server/http/context'
import { fromReplica } from '@/server/http/from-replica'
import { serve } from '@/server/http/serve'
import * as articles from '@/server/services/catalogue/articles'

export function articleRoutes(app: Hono, services: Services) {
  serve(
    app,
    services,
    getHelp,
    fromReplica((visit) => articles.read(visit, 'help')),
  )
  serve(
    app,
    services,
    getLaw,
    fromReplica((visit) => articles.read(visit, 'law')),
  )
  serve(
    app,
    services,
    getPlatform,
    fromReplica((visit) => articles.platform(visit)),
  )
}
