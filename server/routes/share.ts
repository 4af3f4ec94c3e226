import type { Hono } from 'hono'
import { offered } from '@/contracts/brand'
import { parseId } from '@/contracts/parse-id'
import { networkOf } from '@/server/domain/network'
import { DomainError } from '@/server/domain/domain-error'
import type { Services, Visit } from '@/server/http/context'
import { visitOf } from '@/server/http/serve'
import type { ShareServer, ShareContent } from '@/server/pictures/share'
import { shareContent } from '@/server/services/catalogue/share'

/**
 * Pictures for link previews: `/api/share/ja/42.png`. Each network has a limit for pictures that
 * are not cached.
 */
export function shareRoutes(app: Hono, services: Services, share: ShareServer) {
  app.get('/api/share/:locale/:file', async (c) => {
    const { file } = c.req.param()
    const locale = offered(c.req.param('locale'))
    const id = file.endsWith('.png') ? parseId(file.slice(0, -4)) : undefined
    if (!locale || !id) return noSuchPicture()
    const visit = { ...visitOf(services, c), locale }
    const words = await wordsOnSale(visit, id)
    if (!words) return noSuchPicture()
    return share(words, {
      knownTag: c.req.header('if-none-match'),
      signal: c.req.raw.signal,
      admit: () => services.tries.take('shareAddress', networkOf(visit.ip)),
    })
  })
}

async function wordsOnSale(visit: Visit, id: number): Promise<ShareContent | null> {
  try {
    return await shareContent(visit, id)
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'NOT_FOUND') return null
    throw error
  }
}

function noSuchPicture(): Response {
  return new Response('No such picture\n', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}
