import { shownBytes, shrunk } from './shrink'
import type { WireCase } from './wire-case'

const caseWith = (text: string): WireCase => ({
  seed: 1,
  kind: 'single',
  bytes: Buffer.from(text, 'latin1'),
  stepBytes: 0,
  pauseMs: 0,
  expected: [{ method: 'GET', version: '1.1' }],
  isPlain: false,
  hasLeftOver: false,
  end: 'after answers',
  reading: 'at once',
})

test('keeps only what makes a case fail', async () => {
  const what = caseWith(
    `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'b'.repeat(5000)}\r\nBad: ${'x'.repeat(900)}\r\n\r\nbody`,
  )
  const { bytes } = await shrunk(what, (smaller) =>
    Promise.resolve(String(smaller.bytes).includes('Bad: xxxxx')),
  )
  expect(String(bytes)).toMatch(/^GET \/ HTTP\/1\.1\r\nBad: x{5,40}\r\n\r\nbody$/)
})

test('keeps the version of a long request line', async () => {
  const what = caseWith(`GET /${'a'.repeat(3000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const { bytes } = await shrunk(what, (smaller) =>
    Promise.resolve(/^GET \/a+ HTTP\/1\.1\r\n/.test(String(smaller.bytes))),
  )
  expect(bytes.length).toBeLessThan(80)
})

test('abbreviates long byte sequences', () => {
  expect(shownBytes(Buffer.from('a\r\n'))).toBe(String.raw`"a\r\n"`)
  expect(shownBytes(Buffer.alloc(5000, 'a'))).toMatch(/… \(5000 bytes\)$/)
})
