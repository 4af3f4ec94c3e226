const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
}

/** Returns 404 for an empty sitemap, and 503 when the backend cannot be reached. */
export async function sitemapAnswer(pending: Promise<string | null>): Promise<Response> {
  try {
    const text = await pending
    return text === null ? noSuchSitemap() : new Response(text, { headers: HEADERS })
  } catch {
    return tryLater()
  }
}

export function noSuchSitemap(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** With 503, search engines retry later and keep the known URLs. */
function tryLater(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Retry-After': '600', 'Cache-Control': 'no-store' },
  })
}
