const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
}

/** Answers 404 where there is nothing to name, and 503 when the backend cannot be asked. */
export async function sitemapAnswer(making: Promise<string | null>): Promise<Response> {
  try {
    const text = await making
    return text === null ? noSuchSitemap() : new Response(text, { headers: HEADERS })
  } catch {
    return tryLater()
  }
}

export function noSuchSitemap(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** Search engines come back later and keep what they know until then. */
function tryLater(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Retry-After': '600', 'Cache-Control': 'no-store' },
  })
}
