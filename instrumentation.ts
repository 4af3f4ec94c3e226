/**
 * Starts what keeps the public pages true. Another backend at BACKEND_URL has no table to watch; then
 * pages follow by their age.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.BACKEND_URL || !process.env.DATABASE_URL) return
  const { watchCatalogue } = await import('@/server/catalogue-watcher')
  const { announceTags } = await import('@/lib/catalogue/announce')
  watchCatalogue(announceTags)
}
