import { runInNewContext } from 'node:vm'
import { documentOf, sendDocument, withOneDataScript, withOneEnd } from './documents'
import { knownScripts } from './inline-scripts'
import { exchangeFor } from './testing'

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

function pushed(html: string): string {
  const self = { __next_f: [] as [number, string][] }
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  runInNewContext(scripts.join('\n'), { self })
  return self.__next_f.map(([, text]) => text).join('')
}

test('joins data of several scripts into one script with the same data', () => {
  const parts = ['1:"$Sreact.fragment"\n', '2:["a\\"b", "\\u003c/script>"]\n', '])', '3:"日本語"']
  const merged = withOneDataScript(`<body>${parts.map(push).join('')}</body>`)
  expect(merged.match(/<script/g)).toHaveLength(1)
  expect(pushed(merged)).toBe(parts.join(''))
  expect(knownScripts(merged)).toEqual({ digests: [expect.any(String)], unknown: [] })
})

test('keeps the position of other elements between scripts', () => {
  const other = '<script>$RC("B:0","S:0")</script>'
  const html = push('a') + push('b') + other + push('c') + '<p>d</p>' + push('e')
  expect(withOneDataScript(html)).toBe(push('ab') + other + push('c') + '<p>d</p>' + push('e'))
})

test.each([
  '',
  push('alone'),
  '<script>self.__next_f.push([0])</script>' + push('a'),
  '<script>self.__next_f.push([3,"AAAA"])</script>' + push('b'),
])('%j is not changed', (html) => {
  expect(withOneDataScript(html)).toBe(html)
})

const DATA = push('a')
const END = '</body></html>'

test.each([
  [`<body>ร้าน${END}${DATA}${END}${DATA}${END}`, `<body>ร้าน${DATA}${DATA}${END}`],
  [`<body>${DATA}${END}`, `<body>${DATA}${END}`],
  [`<body>${END}\n`, `<body>${END}\n`],
  ['<p>part', '<p>part'],
])('%s ends once: %s', (page, expected) => {
  expect(withOneEnd(page)).toBe(expected)
})

const HTML = `<html>${push('a')}${'<p>สำเภา</p>'.repeat(200)}</html>`
const rendered = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=1', etag: '"next"' },
  body: Buffer.from(HTML),
}
const document = () => documentOf(rendered, 'home', 'page')
const ask = (headers: Record<string, string>, facts = {}) =>
  sendDocument(exchangeFor('/en/home', { headers, ...facts }), document(), { vary: 'x' })

test('a document has its own policy and entity tag, and no cookie', () => {
  const { headers, etag } = document()
  expect(Object.keys(headers).sort()).toEqual(['content-security-policy', 'content-type'])
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(documentOf({ ...rendered, body: Buffer.from(`${HTML} `) }, 'home', 'page').etag).not.toBe(
    etag,
  )
})

test.each(['gzip', 'br', 'identity'])('is sent as %s', async (encoding) => {
  const { status, headers } = await ask({ 'accept-encoding': encoding })
  expect([status, headers['content-encoding']]).toEqual([
    200,
    encoding === 'identity' ? undefined : encoding,
  ])
})

test('is not sent again to a client that has it', async () => {
  const { etag } = document()
  for (const known of [etag, `"x", ${etag}`, etag.slice(2), '*'])
    expect(await ask({ 'if-none-match': known })).toMatchObject({
      status: 304,
      headers: { etag, vary: 'x' },
      body: null,
    })
  expect((await ask({ 'if-none-match': '"x"' })).status).toBe(200)
})

test('parses a hostile list of entity tags in linear time', async () => {
  const times: number[] = []
  // The fastest of several, because a busy machine interrupts some.
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now()
    await ask({ 'if-none-match': `"a"${' '.repeat(15_000)}"b"${', '.repeat(5000)}` })
    times.push(performance.now() - began)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})

test('requires HTTPS in the policy over HTTPS', async () => {
  const { headers } = await ask({}, { isSecure: true })
  expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/)
})
