import { brand } from '../contracts/brand.ts'
import { CANONICAL_HEADERS } from './forwarded-headers.ts'
import type { Rendered, RenderRequest } from './render.ts'

/** Not a valid session: the middleware only checks that the cookie is present. */
const PRIVATE = { ...CANONICAL_HEADERS, cookie: 'token=warm-up' }
const requestsIn = (locale: string): RenderRequest[] => [
  { url: `/${locale}/home`, headers: CANONICAL_HEADERS },
  { url: `/${locale}/detail/1`, headers: CANONICAL_HEADERS },
  { url: `/${locale}/shop/1`, headers: CANONICAL_HEADERS },
  { url: '/sitemap.xml', headers: CANONICAL_HEADERS },
  { url: `/${locale}/settings`, headers: PRIVATE },
]

/**
 * Renders one page of each kind before the server reports ready, so that Next and the backend have loaded their code:
 * loading it blocks the event loop for up to 0.3 s. Failures are ignored, because later requests report them.
 */
export async function warmUp(render: (request: RenderRequest) => Promise<Rendered>): Promise<void> {
  for (const request of requestsIn(brand().languages[0]!))
    await render(request).catch(() => undefined)
}
