import { CANONICAL_HEADERS } from './forwarded-headers.ts'
import type { Rendered, RenderRequest } from './render.ts'

const PUBLIC = { ...CANONICAL_HEADERS }
/** Nobody's session: the middleware looks only whether there is one. */
const PRIVATE = { ...CANONICAL_HEADERS, cookie: 'token=warm-up' }
const REQUESTS: RenderRequest[] = [
  { url: '/en/home', headers: PUBLIC },
  { url: '/en/detail/1', headers: PUBLIC },
  { url: '/en/shop/1', headers: PUBLIC },
  { url: '/sitemap.xml', headers: PUBLIC },
  { url: '/en/settings', headers: PRIVATE },
]

/**
 * Has Next load the code of each kind of page, and of the backend, before the server says that it is ready: the
 * first visitors would wait for that, and with them everybody else. What fails here fails again when it is asked for.
 */
export async function warmUp(render: (request: RenderRequest) => Promise<Rendered>): Promise<void> {
  for (const request of REQUESTS) await render(request).catch(() => undefined)
}
