import type { Hono } from 'hono'
import { getHelp, getLaw, getPlatform } from '@/contracts/articles'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as articles from '@/server/services/articles'

export function articleRoutes(app: Hono, services: Services) {
  serve(app, services, getHelp, (visit) => articles.read(visit, 'help'))
  serve(app, services, getLaw, (visit) => articles.read(visit, 'law'))
  serve(app, services, getPlatform, (visit) => articles.platform(visit))
}
