import type { Random } from '../../random'
import type { World } from './world'

export type Field = [name: string, value: string]
type Maker = (random: Random, world: World) => Field[]

const LANGUAGES = ['en', 'ja', 'ko', 'th', 'zh-CN', 'zh-TW', 'fr', 'de', '*', 'x']
const HOSTS = [
  '',
  'a@localhost',
  'a:b@localhost',
  'localhost:',
  'localhost:99999',
  'localhost:8x',
  'localhost, evil',
  '[::1]:80',
  '[::1',
  '[',
  '..',
  'xn--',
  'löcalhost',
  'evil example',
  'localhost/path',
  'localhost?x',
  'localhost#x',
  '%6cocalhost',
  '0',
  'null',
  'undefined',
]
const NAMES = ['visit_language', 'language', 'token', 'XSRF-TOKEN', '__prerender_bypass', 'x']
const COOKIE_VALUES = [
  '',
  '"ja"',
  'ja',
  '%',
  '%E0%A4%A',
  '%00',
  '"',
  'a=b=c',
  '%22ja%22',
  '{"file_name":"ri"}',
  encodeURIComponent('{"file_name":"han"}'),
  '\xff\xfe',
  'a,b',
  '[object Object]',
  '__proto__',
]

const longer = (random: Random) =>
  random.pick([1, 3, 10, 40, 100, 300, 1000, 3000])! + random.between(0, 5)
const repeated = (text: string, random: Random) => text.repeat(longer(random)).slice(0, 15_000)
const cookie = (random: Random) => `${random.pick(NAMES)}=${random.pick(COOKIE_VALUES)}`
const many = (count: number, make: () => string, between: string) =>
  Array.from({ length: count }, make).join(between).slice(0, 15_000)

/** One entry for each kind of header that a proxy or the server parses. */
const MAKERS: Maker[] = [
  (random) => [['Accept-Language', repeated('fr, ', random)]],
  (random) => [['Accept-Language', repeated('en;q=0,', random)]],
  (random) => [['Accept-Language', repeated('en-', random)]],
  (random) => [['Accept-Language', repeated(';', random)]],
  (random) => [['Accept-Language', repeated(' ', random) + 'x']],
  (random) => [
    [
      'Accept-Language',
      many(longer(random), () => `${random.pick(LANGUAGES)};q=${random.next().toFixed(3)}`, ','),
    ],
  ],
  (random) => [['If-None-Match', `"a"${repeated(' ', random)}x`]],
  (random) => [['If-None-Match', `${repeated('"a",', random)}*`]],
  (random) => [['If-None-Match', repeated('W/"a" , ', random)]],
  () => [['If-None-Match', '*']],
  (random) => [['If-Modified-Since', random.pick(['0', 'Thu, 01 Jan 2099 00:00:00 GMT', 'x'])!]],
  (random) => [['Accept-Encoding', repeated('gzip;q=0, br, ', random)]],
  (random) => [
    [
      'Accept-Encoding',
      random.pick(['br', 'gzip', 'zstd', 'identity;q=0', '*;q=0', 'br;q=x', ''])!,
    ],
  ],
  (random) => [['Accept', random.pick(['*/*', 'text/event-stream', 'text/x-component', ';', ''])!]],
  (random) => [['Accept', repeated('text/html;q=0.1, ', random)]],
  (random) => [
    ['Range', random.pick(['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=x', 'rows=1-'])!],
  ],
  (random) => [['Range', `bytes=${repeated('0-0,', random)}`]],
  (random) => [['Cookie', many(longer(random), () => cookie(random), '; ')]],
  (random) => [['Cookie', cookie(random)]],
  (random) => [['Cookie', repeated(';', random)]],
  (random) => [['Cookie', repeated('a="', random)]],
  (random) => [
    ['Cookie', cookie(random)],
    ['cookie', cookie(random)],
  ],
  (random, { sessions }) => [['Cookie', random.pick(sessions)?.cookie ?? '']],
  (random, { sessions }) => [['token', random.pick(sessions)?.token ?? '']],
  (random) => [['token', random.pick(['', 'x', '"', ' ', 'null', 'a,b'])!]],
  () => [['Forwarded', 'for="[::1]";host=evil.example;proto=https, for=x']],
  (random) => [['Forwarded', repeated('for="\\"', random)]],
  (random) => [['X-Forwarded-For', repeated('1.2.3.4, ', random)]],
  () => [
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'javascript'],
  ],
  () => [['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware']],
  () => [['X-Invoke-Path', '/en/home']],
  () => [['RSC', '1']],
  () => [
    ['RSC', '1'],
    ['Next-Router-Prefetch', '1'],
  ],
  (random) => [
    ['RSC', '1'],
    ['Next-Router-State-Tree', random.pick(['%', '[]', '%5B%22%22%5D', '{"a":', 'null'])!],
  ],
  () => [
    ['RSC', '1'],
    ['Next-Router-Segment-Prefetch', '/_full'],
  ],
  () => [['Next-Action', '0'.repeat(40)]],
  (random) => [['Next-Url', random.pick(['/en/home', '//evil.example', '%', '\\'])!]],
  (random) => [
    ['Origin', random.pick(['null', 'http://localhost', 'http://evil.example', ':', ''])!],
    ['Sec-Fetch-Site', random.pick(['same-origin', 'cross-site', 'none', 'x'])!],
  ],
  (random) => [
    [
      'Content-Type',
      random.pick([
        'application/json',
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary="',
        ';;',
        'a',
      ])!,
    ],
  ],
  (random) => [['Upgrade', random.pick(['websocket', 'h2c', 'TLS/1.0', ''])!]],
  () => [
    ['Connection', 'Upgrade, HTTP2-Settings'],
    ['Upgrade', 'h2c'],
    ['HTTP2-Settings', 'AAMAAABkAARAAAAAAAIAAAAA'],
  ],
  (random) => [['Connection', repeated('close, ', random)]],
  () => [['Connection', 'Cookie, Host']],
  () => [['Keep-Alive', 'timeout=99999999, max=-1']],
  () => [['TE', 'trailers, deflate;q=0.5']],
  () => [['Max-Forwards', '0']],
  (random) => [['Idempotency-Key', random.pick(['', 'x', 'a'.repeat(300), '\xff'])!]],
  (random) => [
    ['Authorization', random.pick(['Bearer x', 'Basic !', 'Bearer ', 'x'.repeat(5000)])!],
  ],
  (random) => [['X-Request-Id', random.pick(['x'.repeat(100), '\t', '<script>'])!]],
  (random) => [['Referer', random.pick(['http://evil.example/', ':', '\xff'])!]],
  (random) => [['User-Agent', random.pick(['', '\xff\x80', 'Googlebot', 'a'.repeat(9000)])!]],
  (random) => Array.from({ length: longer(random) }, (_, at): Field => [`X-${at}`, 'a']),
  (random) => [[`X-${'a'.repeat(random.between(1, 15_000))}`, 'a']],
]

/** Fields that the grammar forbids: the server rejects the request and ignores the rest. */
const BROKEN: Maker[] = [
  (random) => [['X-Control', random.pick(['\x00', '\x01', '\x7f', 'a\rb', 'a\nb', 'a\r\n b'])!]],
  () => [['Bad Name', 'a']],
  () => [[' Leading', 'a']],
  () => [['Trailing ', 'a']],
  () => [['', 'a']],
  () => [['X(y)', 'a']],
]

export function headersOf(random: Random, world: World): Field[] {
  const count = random.pick([0, 0, 1, 1, 2, 3, 5])!
  const sound = Array.from({ length: count }, () => random.pick(MAKERS)!(random, world)).flat()
  return random.next() < 0.05 ? [...sound, ...random.pick(BROKEN)!(random, world)] : sound
}

/** Most requests name the correct host. */
export function hostsOf(random: Random): Field[] {
  const draw = random.next()
  if (draw < 0.85) return [['Host', 'localhost']]
  if (draw < 0.88) return []
  if (draw < 0.91)
    return [
      ['Host', 'localhost'],
      ['Host', random.pick(HOSTS)!],
    ]
  if (draw < 0.93) return [['Host', 'a'.repeat(random.between(300, 15_000))]]
  return [['Host', random.pick(HOSTS)!]]
}
