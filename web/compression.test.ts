import { Compressed, encodingFor } from './compression'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip; q=0.000', 'identity'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['x-gzip, brotli', 'identity'],
  ['br'.padEnd(600), 'identity'],
])('sends a client that accepts %j %s', (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected)
  expect(encodingFor(accepted)).toBe(expected)
})

const CONTENT = Buffer.from('สำเภา 三板 '.repeat(500))

test('every encoding has the same content and is smaller', async () => {
  for (const effort of ['page', 'file', 'once'] as const) {
    const compressed = new Compressed(CONTENT, effort)
    for (const encoding of ['br', 'gzip'] as const)
      expect((await compressed.in(encoding)).length).toBeLessThan(CONTENT.length / 10)
    expect(compressed.bytes).toBeLessThan(CONTENT.length / 5)
    expect(await compressed.in('identity')).toEqual(CONTENT)
  }
})

test('short content and images are not compressed', () => {
  expect(new Compressed(Buffer.from('short'), 'page').encodingFor('br')).toBe('identity')
  expect(new Compressed(CONTENT, 'none').encodingFor('br')).toBe('identity')
  expect(new Compressed(CONTENT, 'page').encodingFor('br')).toBe('br')
})
