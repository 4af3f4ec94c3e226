import type { Hono } from 'hono'
import { offered } from '@/contracts/brand'
import { DomainError } from '@/server/domain/domain-error'
import type { Services } from '@/server/http/context'
import { answerFailure, visitOf } from '@/server/http/serve'
import { openGoogleFeed } from '@/server/services/catalogue/google-feed'

const PATH = '/api/feeds/google/:file'
const SUFFIX = '.xml'

/** Feeds for Google Merchant Center, one per language: /api/feeds/google/en.xml. */
export function feedRoutes(app: Hono, services: Services) {
  app.get(PATH, async (c) => {
    const visit = visitOf(services, c)
    try {
      const file = c.req.param('file')
      const locale = offered(file.endsWith(SUFFIX) && file.slice(0, -SUFFIX.length))
      if (!locale) throw new DomainError('PATH_NOT_FOUND')
      const headers = {
        'Content-Type': 'application/xml; charset=utf-8',
        'Content-Language': locale,
        'Cache-Control': 'public, max-age=3600',
      }
      return new Response((await openGoogleFeed(visit, locale)) as BodyInit, { headers })
    } catch (error) {
      return answerFailure(error, visit, PATH)
    }
  })
}
