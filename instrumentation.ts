import { offerGateway } from '@/lib/gateway/offer'

/**
 * Starts the watcher of catalogue changes and the background jobs. Another backend at BACKEND_URL has its own jobs,
 * and is asked what has changed; where it does not know, pages expire by their age.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { passOn } = await import('@/lib/gateway/gateway')
  offerGateway(passOn)
  const { BACKEND_URL, DATABASE_URL, OPS_TOKEN } = process.env
  const { remoteSource, watchChanges } = await import('@/lib/catalogue/watch-changes')
  const { invalidateTags } = await import('@/lib/catalogue/invalidate')
  if (BACKEND_URL && OPS_TOKEN)
    watchChanges(remoteSource(new URL(BACKEND_URL).origin, OPS_TOKEN), invalidateTags)
  if (BACKEND_URL || !DATABASE_URL) return
  const { getApp } = await import('@/server/app')
  const { connect } = await import('@/server/db/connection')
  const { fresh } = await import('@/server/repositories/catalogue-changes')
  const { config, replicas } = getApp().services
  // In the pool of the requests it would wait so long under load that every page had to be rendered again.
  const { db } = connect(config.databaseUrl, 1)
  watchChanges((seen) => fresh(db, replicas, seen), invalidateTags)
  const { startJobsBesideWeb } = await import('@/server/jobs/beside-web')
  await startJobsBesideWeb()
}
