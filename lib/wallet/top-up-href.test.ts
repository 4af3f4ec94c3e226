import { topUpHref } from './top-up-href'

it('passes the return path and the suggested amount on, and nothing else', () => {
  const before = new URLSearchParams('from=/payment%3Forders=7&amount=9.99&notice=sign-in')
  expect(topUpHref('/walletTopUp', before, { method: 'manual' })).toBe(
    '/walletTopUp?method=manual&from=%2Fpayment%3Forders%3D7&amount=9.99',
  )
  expect(topUpHref('/cardTopUp', new URLSearchParams())).toBe('/cardTopUp')
})
