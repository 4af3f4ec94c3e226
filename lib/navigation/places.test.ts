import { merchantAddress, merchantOverride } from '@/lib/navigation/places'

test.each([
  ['https://m.shop.example.com/home', 'https://example.com/login'],
  ['https://example.com/home', 'https://example.com/login'],
  ['https://4u.shop.example.com/home', 'https://example.com/login'],
  ['https://shop.example.v2/home', 'https://example.v2/login'],
  ['http://localhost:3000/home', 'http://localhost:3000/login'],
  ['http://192.168.0.7:3000/', 'http://192.168.0.7:3000/login'],
  ['http://[::1]:3000/', 'http://[::1]:3000/login'],
])('maps %s to %s', (current, expected) => {
  expect(merchantAddress(new URL(current), null)).toBe(expected)
})

test('prefers the address of the operator', () => {
  const override = merchantOverride('https://merchant.example/login')
  expect(merchantAddress(new URL('https://a.b.c'), override)).toBe('https://merchant.example/login')
})

test('accepts an address with or without TLS', () => {
  expect(merchantOverride('http://merchant.example')).toBe('http://merchant.example/')
})

test.each([undefined, '', 'merchant', 'javascript:alert(1)', 'data:text/html,x'])(
  'rejects the address %j',
  (text) => expect(merchantOverride(text)).toBeNull(),
)
