import { Random } from '../random'
import { chunked } from './grammar/bodies'
import { percentEncoded } from './grammar/targets'
import type { World } from './grammar/world'
import type { Outcome } from './play'
import { violationsOf } from './judge'
import { caseOf, type WireCase } from './wire-case'

const WORLD: World = {
  products: [1, 2, 3],
  files: ['/_next/static/chunks/a.js'],
  sessions: [{ token: 't', cookie: 'token=t', xsrf: 'x' }],
}
const cases = Array.from({ length: 3000 }, (_, seed) => caseOf(seed, WORLD))

test('generates the same bytes for the same seed', () => {
  for (const { seed, bytes } of cases.slice(0, 200))
    expect(caseOf(seed, WORLD).bytes.equals(bytes)).toBe(true)
})

test.each([
  ['pipelines', (one: WireCase) => one.expected.length > 1],
  ['plain requests', (one: WireCase) => one.isPlain],
  ['plain pipelines', (one: WireCase) => one.isPlain && one.expected.length > 1],
  ['aborted connections', (one: WireCase) => one.end === 'abort'],
  ['half-closed connections', (one: WireCase) => one.end === 'half-close'],
  ['slow senders', (one: WireCase) => one.stepBytes > 0],
  ['slow readers', (one: WireCase) => one.reading === 'slowly'],
  ['large requests', (one: WireCase) => one.bytes.length > 100_000],
  ['HEAD', (one: WireCase) => one.bytes.toString('latin1').startsWith('HEAD ')],
  ['HTTP/1.0', (one: WireCase) => one.expected[0]!.version === '1.0'],
  [
    'long language lists',
    (one: WireCase) => /^Accept-Language: (fr, ){40}/m.test(String(one.bytes)),
  ],
  ['hosts with a user', (one: WireCase) => String(one.bytes).includes('Host: a@localhost')],
  [
    'two lengths',
    (one: WireCase) => /Content-Length: \d+\r\nContent-Length/.test(String(one.bytes)),
  ],
  ['missing hosts', (one: WireCase) => !/^host:/im.test(String(one.bytes))],
])('generates %s', (_name, isOne) => {
  expect(cases.filter(isOne).length).toBeGreaterThan(0)
})

test('formats chunks', () => {
  const body = chunked(Buffer.from('abcdefgh'), new Random(1)).toString()
  const sizes = [...body.matchAll(/([0-9a-f]+)\r\n([a-h]*)\r\n/g)]
  expect(sizes.map(([, , text]) => text).join('')).toBe('abcdefgh')
  for (const [, size, text] of sizes) expect(parseInt(size!, 16)).toBe(text!.length)
  expect(body.endsWith('0\r\n\r\n')).toBe(true)
})

test('percent-encodes letters and digits', () => {
  expect(decodeURIComponent(percentEncoded('/en/1'))).toBe('/en/1')
  expect(percentEncoded('/en')).toBe('/%65%6e')
})

const plain: WireCase = {
  seed: 1,
  kind: 'single',
  bytes: Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  stepBytes: 0,
  pauseMs: 0,
  expected: [{ method: 'GET', version: '1.1' }],
  isPlain: true,
  hasLeftOver: false,
  end: 'after answers',
  reading: 'at once',
}
const response = (status: number, headers: [string, string][] = []) => ({
  status,
  headers,
  body: Buffer.alloc(0),
  framing: 'length' as const,
})
const outcome = (own: Partial<Outcome>): Outcome => ({
  responses: [response(200)],
  problem: undefined,
  end: 'done',
  tookMs: 1,
  ...own,
})

test.each<[string, Partial<WireCase>, Partial<Outcome>, string[]]>([
  ['one answer', {}, {}, []],
  ['admission control', {}, { responses: [response(503, [['Retry-After', '1']])] }, []],
  ['503 alone', {}, { responses: [response(503)] }, ['503 without Retry-After']],
  ['500', {}, { responses: [response(500)] }, ['answered 500']],
  ['silence', {}, { responses: [], end: 'silent' }, ['neither answered nor closed']],
  ['a closed connection', {}, { responses: [], end: 'closed' }, ['a valid request got no answer']],
  ['a closed connection after nonsense', { isPlain: false }, { responses: [], end: 'reset' }, []],
  [
    'two answers',
    {},
    { responses: [response(200), response(200)] },
    ['more responses than requests'],
  ],
  [
    'an error after the body',
    { hasLeftOver: true },
    { responses: [response(200), response(400)] },
    [],
  ],
  [
    'a smuggled request',
    { hasLeftOver: true },
    { responses: [response(200), response(200)] },
    ['more responses than requests'],
  ],
  [
    'an injected header',
    {},
    { responses: [response(200, [['X-Injected', '1']])] },
    ['a header was injected'],
  ],
  [
    'an open redirect',
    {},
    { responses: [response(307, [['Location', '//evil.example/']])] },
    ['a redirect to another site'],
  ],
  ['a redirect', {}, { responses: [response(307, [['Location', '/en/home']])] }, []],
  ['broken bytes', {}, { responses: [], problem: 'x' }, ['malformed response']],
])('judges %s', (_name, own, found, wanted) => {
  const violations = violationsOf({ ...plain, ...own }, outcome(found))
  expect(violations.map(({ what }) => what)).toEqual(wanted)
})
