const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
}

/**
 * Sends the pieces as they are made, at the pace of the reader. The first two are made before anything is
 * sent, because afterwards a failure could only be told by breaking off.
 */
export async function sitemapAnswer(pieces: AsyncIterator<string, void>): Promise<Response> {
  try {
    const begun = [await pieces.next(), await pieces.next()].map(({ value }) => value ?? '')
    if (begun[1] === '') return new Response(null, { status: 404 })
    return new Response(asBytes(begun, pieces), { headers: HEADERS })
  } catch {
    return tryLater()
  }
}

export function xmlAnswer(text: string): Response {
  return new Response(text, { headers: HEADERS })
}

/** Search engines come back later and keep what they know until then. */
export function tryLater(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Retry-After': '600', 'Cache-Control': 'no-store' },
  })
}

function asBytes(begun: string[], pieces: AsyncIterator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const piece = begun.shift() ?? (await pieces.next()).value
      if (piece === undefined) controller.close()
      else controller.enqueue(encoder.encode(piece))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}
