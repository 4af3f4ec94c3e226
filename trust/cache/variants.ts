import { LANGUAGES } from '@/contracts/languages'
import type { Ask } from '../wire/requests'

/** One way to request a page: what is added to the plain request. */
export interface Variant {
  name: string
  method?: string
  headers?: [name: string, value: string][]
  query?: string
}

const shape = (file: string) =>
  JSON.stringify({ language_name: 'x', chinese_name: 'y', file_name: file })
const cookie = (value: string): Variant => ({
  name: `Cookie: ${value}`,
  headers: [['Cookie', value]],
})
const header = (name: string, value: string): Variant => ({
  name: `${name}: ${value}`.slice(0, 80),
  headers: [[name, value]],
})
const query = (value: string): Variant => ({ name: value, query: value })

const VISITS = [
  'ja',
  '"ja"',
  '%6aa',
  'JA',
  'xx',
  '',
  '%E0%A4%A',
  '"',
  'ja%00',
  'ko,ja',
  'ja ',
  '\xff',
]
const STORED = [
  shape('ri'),
  encodeURIComponent(shape('ri')),
  `"${encodeURIComponent(shape('ri'))}"`,
  encodeURIComponent(shape('ri')).replace('%22', '%2'),
  '%',
  '%E0%A4%A',
  '{',
  '[]',
  'ri',
  'ja',
  encodeURIComponent('{"file_name":"ri","file_name":"han"}'),
  encodeURIComponent('{"file_name":"RI"}'),
  encodeURIComponent('{"file_name":["ri"]}'),
  encodeURIComponent('{"__proto__":{"file_name":"ri"}}'),
]
const COOKIES = [
  ...VISITS.map((value) => `visit_language=${value}`),
  ...STORED.map((value) => `language=${value}`),
  'visit_language=ja; visit_language=ko',
  'visit_language=ko; VISIT_LANGUAGE=ja',
  `language=${encodeURIComponent(shape('ri'))}; language=${encodeURIComponent(shape('han'))}`,
  'visit_language = ja',
  'a="; visit_language=ja; b="',
  '__prerender_bypass=x',
  '__next_preview_data=x; __prerender_bypass=x',
  'token=stranger',
  'token="stranger"; XSRF-TOKEN=x',
  'token=%',
  'NEXT_LOCALE=ja',
]
const HEADERS: [name: string, value: string][] = [
  ...['ja', 'ko;q=0, ja', 'fr, ja;q=0.5', 'JA-jp', 'zh-TW', '*', ';', 'en;q=x,ja', 'ja;q=0'].map(
    (value): [string, string] => ['Accept-Language', value],
  ),
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-For', '1.2.3.4'],
  ['X-Forwarded-Port', '8443'],
  ['X-Forwarded-Prefix', '/evil'],
  ['Forwarded', 'host=evil.example;proto=https'],
  ['X-Original-URL', '/ja/home'],
  ['X-Rewrite-URL', '/ja/home'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Middleware-Rewrite', '/ja/home'],
  ['X-Middleware-Set-Cookie', 'a=b'],
  ['X-Middleware-Override-Headers', 'cookie'],
  ['X-Nextjs-Data', '1'],
  ['X-Nextjs-Rewrite', '/ja/home'],
  ['X-Prerender-Revalidate', 'x'],
  ['X-Next-Revalidated-Tags', '_N_T_/layout'],
  ['X-Invoke-Path', '/ja/home'],
  ['X-Invoke-Status', '404'],
  ['X-Invoke-Output', '/ja/home'],
  ['X-Matched-Path', '/ja/home'],
  ['X-Now-Route-Matches', '1=ja'],
  ['Next-Url', '/ja/home'],
  ['RSC', '1'],
  ['RSC', '0'],
  ['Next-Router-Prefetch', '1'],
  ['Next-Router-Segment-Prefetch', '/_full'],
  ['Next-Router-State-Tree', '%5B%22%22%5D'],
  ['Next-Action', '0'.repeat(40)],
  ['Host', 'evil.example'],
  ['Host', 'localhost:1'],
  ['Host', 'a@localhost'],
  ['Range', 'bytes=0-99'],
  ['If-None-Match', '*'],
  ['If-None-Match', '"x", W/"y"'],
  ['Accept-Encoding', 'br'],
  ['Accept-Encoding', 'gzip'],
  ['Accept-Encoding', 'zstd'],
  ['Accept-Encoding', 'identity;q=0, *;q=0'],
  ['Purpose', 'prefetch'],
  ['Sec-Purpose', 'prefetch;prerender'],
  ['Accept', 'text/x-component'],
  ['Accept', 'application/json'],
  ['Accept', 'text/event-stream'],
  ['User-Agent', 'Googlebot'],
  ['User-Agent', 'facebookexternalhit/1.1'],
  ['Origin', 'http://evil.example'],
  ['Authorization', 'Bearer x'],
  ['Cache-Control', 'no-cache'],
  ['CF-IPCountry', 'JP'],
  ['Content-Type', 'multipart/form-data; boundary=x'],
]
const QUERIES = [
  '?zqvquery',
  '?_rsc=zqvquery',
  '?_rsc',
  '?utm_source=zqvquery',
  '?a=1&amp;b=zqvquery',
  '?%7a%71%76query',
  '?locale=ja',
  '?nxtPlocale=ja',
  '?__nextLocale=ja',
  '?__nextDataReq=1',
  '?product=2&mer=1',
  '?',
]

/** Headers that have a meaning for Next only together. */
export const TOGETHER: Variant[] = [
  ...['?_rsc=zqvquery', ''].flatMap((text): Variant[] => [
    { name: `flight${text}`, query: text, headers: [['RSC', '1']] },
    {
      name: `prefetch${text}`,
      query: text,
      headers: [
        ['RSC', '1'],
        ['Next-Router-Prefetch', '1'],
        ['Next-Url', '/ja/detail/2?zqvquery'],
      ],
    },
    {
      name: `segment${text}`,
      query: text,
      headers: [
        ['RSC', '1'],
        ['Next-Router-Prefetch', '1'],
        ['Next-Router-Segment-Prefetch', '/_tree'],
      ],
    },
    {
      name: `part of a tree${text}`,
      query: text,
      headers: [
        ['RSC', '1'],
        ['Next-Router-State-Tree', encodeURIComponent(JSON.stringify(['', { a: 'zqvquery' }]))],
      ],
    },
  ]),
  ...['"ja"', '%E0%A4%A'].map((value): Variant => ({
    name: `visit_language=${value} and Accept-Language: ko`,
    headers: [
      ['Cookie', `visit_language=${value}`],
      ['Accept-Language', 'ko'],
    ],
  })),
  ...LANGUAGES.map(({ fileName }): Variant => ({
    name: `a language that cannot be decoded and Accept-Language: ko (${fileName})`,
    headers: [
      ['Cookie', `language=${encodeURIComponent(shape(fileName))}%`],
      ['Accept-Language', 'ko'],
    ],
  })),
]
const METHODS = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE']

export const VARIANTS: Variant[] = [
  ...TOGETHER,
  ...COOKIES.map(cookie),
  ...HEADERS.map(([name, value]) => header(name, value)),
  ...QUERIES.map(query),
  ...METHODS.map((method): Variant => ({ name: method, method })),
]

export const asked = (path: string, { method, headers, query: text = '' }: Variant): Ask => ({
  target: path + text,
  ...(method ? { method } : {}),
  ...(headers ? { headers } : {}),
  ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
})
