import { headersToBackend, headersToBrowser } from '@/lib/gateway/headers'
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

test('sends on what a client repeats a call by, and no other header of the backend', () => {
  const wanted = { 'retry-after': '1', 'x-test-fault': '503' }
  const answer = new Response(null, { status: 503, headers: { ...wanted, 'x-powered-by': 'x' } })
  const sent = headersToBrowser(answer, { path: '/api/home', requestId: 'a' } as RequestContext)
  expect(sent).toMatchObject(wanted)
  expect(sent).not.toHaveProperty('x-powered-by')
})

test.each([
  ['/api/test/shopper', undefined, 'Bearer x'],
  ['/api/ops/queue', undefined, 'Bearer x'],
  ['/api/test/shopper', 'session', undefined],
  ['/api/home', undefined, undefined],
])('sends the authorization of %s with the session %s on as %s', (path, session, expected) => {
  const header = (name: string) => (name === 'authorization' ? 'Bearer x' : undefined)
  const context = { path, session, header, client: '', requestId: 'a' } as unknown as RequestContext
  expect(headersToBackend(context).authorization).toBe(expected)
})
