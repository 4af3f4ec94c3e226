import { encodingFor, pack, unpack } from './encodings'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip; q=0.000', 'identity'],
  ['GZIP', 'gzip'],
  ['x-gzip, brotli', 'identity'],
])('a visitor who accepts %j is sent %s', (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected)
})

test('what is packed is the same when it is unpacked', async () => {
  const content = Buffer.from('สำเภา 三板 '.repeat(500))
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    for (const effort of ['page', 'file'] as const) {
      const packed = await pack(content, encoding, effort)
      expect(await unpack(packed, encoding)).toEqual(content)
      const most = encoding === 'identity' ? content.length : content.length / 10
      expect(packed.length).toBeLessThanOrEqual(most)
    }
  }
})
