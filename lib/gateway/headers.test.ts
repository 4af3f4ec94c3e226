import { headersToBrowser } from '@/lib/gateway/headers'
import type { RequestContext } from '@/lib/http/request-context'

const signed = 'https://files.example/pictures/a.webp?X-Amz-Signature=1'

test.each([
  ['/api/uploads/a.webp', signed],
  ['/api/home', null],
  ['/api/user/login', null],
])('redirects %s to %s', (path, expected) => {
  const answer = new Response(null, { status: 302, headers: { location: signed } })
  const sent = headersToBrowser(answer, { path, requestId: 'a' } as RequestContext)
  expect(sent.location ?? null).toBe(expected)
  expect(sent['cache-control']).toBe('no-store')
})
