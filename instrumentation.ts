import { registerGateway } from '@/lib/gateway/registry'

/**
 * Starts the watcher of catalogue changes and the background jobs. A remote backend at BACKEND_URL runs its own
 * jobs and is polled for changes; if it does not support that, pages expire by age.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { forwardCall } = await import('@/lib/gateway/gateway')
  registerGateway(forwardCall)
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
  // Its own connection: in the shared pool it would wait under load, and pages would be rendered again too
  // often.
  const { db } = connect(config.databaseUrl, 1)
  watchChanges((since) => fresh(db, replicas, since), invalidateTags)
  const { startJobsBesideWeb } = await import('@/server/jobs/beside-web')
  await startJobsBesideWeb()
}
