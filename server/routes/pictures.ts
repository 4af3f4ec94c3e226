import type { Hono } from 'hono'
import { networkOf } from '@/server/domain/network'
import type { Services } from '@/server/http/context'
import { visitOf } from '@/server/http/serve'
import type { PictureServer } from '@/server/pictures/serve'

/** Pictures generated from a recipe in the path. Each address has a limit for pictures that are not cached. */
export function pictureRoutes(app: Hono, services: Services, pictures: PictureServer) {
  app.get('/api/pictures/*', (c) =>
    pictures.serve(c.req.raw, () =>
      services.tries.take('pictureAddress', networkOf(visitOf(services, c).ip)),
    ),
  )
}
