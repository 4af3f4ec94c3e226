import type { Hono } from 'hono'
import { isLocale } from '@/contracts/languages'
import { Refusal } from '@/server/domain/refusal'
import type { Services } from '@/server/http/context'
import { visitOf } from '@/server/http/serve'
import type { ShareServer } from '@/server/pictures/share'
import { shareWords } from '@/server/services/share'

/** The pictures of shared links: `/api/share/ja/42.png`. */
export function shareRoutes(app: Hono, services: Services, share: ShareServer) {
  app.get('/api/share/:locale/:file', async (c) => {
    const { locale, file } = c.req.param()
    const [, id] = /^([1-9]\d{0,14})\.png$/.exec(file) ?? []
    if (!isLocale(locale) || !id) return noSuchPicture()
    try {
      const words = await shareWords({ ...visitOf(services, c), locale }, Number(id))
      return await share(words, c.req.header('if-none-match'))
    } catch (error) {
      if (error instanceof Refusal) return noSuchPicture()
      throw error
    }
  })
}

function noSuchPicture(): Response {
  return new Response('No such picture\n', {
    status: 404,
    headers: { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'text/plain' },
  })
}
