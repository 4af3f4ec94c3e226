import type { LookupAddress } from 'node:dns'
import { checkedLookup, isPublicAddress, mayBeContacted } from './public-address'

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['198.51.100.7', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
  ['not an address', false],
])('%s is on the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it('does not resolve a name to this machine', async () => {
  const asked = (all: boolean) =>
    new Promise((resolve) => {
      checkedLookup(false)(
        'localhost',
        { all },
        (error: Error | null, found: string | LookupAddress[]) => resolve(error?.message ?? found),
      )
    })
  expect(await asked(true)).toBe('localhost is not a public address')
  expect(await asked(false)).toBe('localhost is not a public address')
})

it.each([
  ['https://push.example/x', true, true],
  ['http://push.example/x', false, false],
  ['http://127.0.0.1:9/x', false, true],
  ['http://localhost:9/x', false, true],
  ['https://localhost/x', true, true],
  ['http://[::1]:9/x', false, true],
  ['ftp://localhost/x', false, false],
  ['http://10.0.0.1/x', false, false],
  ['https://169.254.169.254/x', false, false],
  ['https://name:word@push.example/x', false, false],
  ['http://name:word@localhost/x', false, false],
  ['javascript:alert(1)', false, false],
  ['no address', false, false],
])('%s may be contacted: %s, in tests: %s', (address, inShop, inTests) => {
  expect([mayBeContacted(address, false), mayBeContacted(address, true)]).toEqual([inShop, inTests])
})

it('resolves a name to this machine in tests', async () => {
  const found = await new Promise((resolve) => {
    checkedLookup(true)('localhost', { family: 4 }, (_, address) => resolve(address))
  })
  expect(found).toBe('127.0.0.1')
})

it.each([true, false])(
  'refuses a name with one private address of several: all %s',
  async (all) => {
    const answer = (addresses: string[]) =>
      new Promise((resolve) => {
        checkedLookup(false, (_host, _options, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: 4 })),
          ),
        )('shop.example', { all }, (error, found: string | LookupAddress[]) =>
          resolve(error?.message ?? found),
        )
      })
    const refused = 'shop.example is not a public address'
    expect(await answer(['8.8.8.8', '10.0.0.1'])).toBe(refused)
    expect(await answer([])).toBe(refused)
    expect(await answer(['8.8.8.8'])).toEqual(all ? [{ address: '8.8.8.8', family: 4 }] : '8.8.8.8')
  },
)
