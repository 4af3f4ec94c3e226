/**
 * Starts what keeps the public pages true, and what is done without a request. Another backend at
 * BACKEND_URL has its own jobs and no table to watch; then pages follow by their age.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.BACKEND_URL || !process.env.DATABASE_URL) return
  const { watchCatalogue } = await import('@/server/catalogue-watcher')
  const { announceTags } = await import('@/lib/catalogue/announce')
  watchCatalogue(announceTags)
  const { startJobsBesideWeb } = await import('@/server/jobs/beside-web')
  await startJobsBesideWeb()
}
