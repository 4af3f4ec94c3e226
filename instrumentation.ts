import { offerGateway } from '@/lib/gateway/offer'

/**
 * Starts what keeps the public pages true, and what is done without a request. Another backend at
 * BACKEND_URL has its own jobs, and is asked what has changed; where it does not tell, pages follow by their age.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { passOn } = await import('@/lib/gateway/gateway')
  offerGateway(passOn)
  const { BACKEND_URL, DATABASE_URL, OPS_TOKEN } = process.env
  if (BACKEND_URL && OPS_TOKEN) {
    const { watchCatalogue } = await import('@/server/catalogue-watch')
    const { changesElsewhere } = await import('@/lib/catalogue/changes-elsewhere')
    const { announceTags } = await import('@/lib/catalogue/announce')
    watchCatalogue(announceTags, changesElsewhere(new URL(BACKEND_URL).origin, OPS_TOKEN))
  }
  if (BACKEND_URL || !DATABASE_URL) return
  const { watchOwnCatalogue } = await import('@/server/catalogue-watcher')
  const { announceTags } = await import('@/lib/catalogue/announce')
  watchOwnCatalogue(announceTags)
  const { startJobsBesideWeb } = await import('@/server/jobs/beside-web')
  await startJobsBesideWeb()
}
