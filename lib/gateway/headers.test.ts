import { headersToBrowser } from '@/lib/gateway/headers'
import { gatewayVisit } from '@/lib/gateway/visit'

const signed = 'https://files.example/pictures/a.webp?X-Amz-Signature=1'

test.each([
  ['/api/uploads/a.webp', signed],
  ['/api/home', null],
  ['/api/user/login', null],
])('whoever asked for %s is sent to %s', (path, expected) => {
  const answer = new Response(null, { status: 302, headers: { location: signed } })
  const sent = headersToBrowser(answer, gatewayVisit(new Request(`http://shop.example${path}`)))
  expect(sent.get('location')).toBe(expected)
  expect(sent.get('cache-control')).toBe('no-store')
})
