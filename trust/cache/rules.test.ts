import { gzipSync } from 'node:zlib'
import { cachingProblem, digestOf, inlineScripts, policyProblem, unpacked } from './rules'

const answer = (headers: Record<string, string>, text = '', status = 200) => ({
  status,
  text,
  header: (name: string) => headers[name],
})
const HTML = { 'content-type': 'text/html' }

test('finds the scripts that browsers would run', () => {
  const html = `<script>a</script><script src="/x.js"></script><script type="application/ld+json">{}</script>
    <script type="module">b</script><SCRIPT id="c" type='text/javascript'>c</SCRIPT>`
  expect(inlineScripts(html)).toEqual(['a', 'b', 'c'])
})

test('a policy has to name each inline script', () => {
  const page = '<script>one()</script><script>two()</script>'
  const policy = (rules: string) =>
    policyProblem(answer({ ...HTML, 'content-security-policy': rules }, page))
  const both = `script-src 'self' ${digestOf('one()')} ${digestOf('two()')}`
  expect(policy(both)).toBeNull()
  expect(policy(`script-src 'self' ${digestOf('one()')}`)).toMatch('two()')
  expect(policy(`${both} 'unsafe-inline'`)).toMatch('any inline script')
  expect(policyProblem(answer(HTML, page))).toMatch('without')
  expect(policyProblem(answer(HTML, '', 304))).toBeNull()
})

const SHARED = 'public, max-age=0, s-maxage=1'
const BARE = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Language' }

test.each<[string, string, Record<string, string>, number, boolean]>([
  ['a canonical page', '/en/detail/1', { 'cache-control': SHARED }, 200, true],
  ['a canonical page in a shop', '/zh-CN/detail/1/2', { 'cache-control': SHARED }, 200, true],
  [
    'a page that sets a cookie',
    '/en/home',
    { 'cache-control': SHARED, 'set-cookie': 'a' },
    200,
    false,
  ],
  ['a bare page', '/home', BARE, 200, true],
  ['a bare page without Vary', '/home', { 'cache-control': 'private' }, 200, false],
  ['a shared bare page', '/home', { ...BARE, 'cache-control': SHARED }, 200, false],
  ['another spelling', '/en/./home', { 'cache-control': SHARED }, 200, false],
  ['an encoded spelling', '/en/detail/%31', { 'cache-control': SHARED }, 200, false],
  ['a private page', '/en/login', { 'cache-control': 'private, no-cache' }, 200, true],
  ['a shared private page', '/en/login', { 'cache-control': SHARED }, 200, false],
  ['a page without Cache-Control', '/en/login', {}, 200, false],
  ['an error that may be cached', '/en/detail/9', { 'cache-control': SHARED }, 404, false],
  ['an error without Cache-Control', '/en/detail/9', {}, 404, false],
  ['a redirect', '/en/payment', {}, 307, true],
  ['a bad request', '/en/detail/9', {}, 400, true],
  ['a failure', '/en/home', {}, 500, false],
  ['an error', '/en/detail/9', { 'cache-control': 'no-store' }, 404, true],
])('%s', (_name, target, headers, status, isRight) => {
  const problem = cachingProblem('GET', target, answer({ ...HTML, ...headers }, '', status))
  expect(problem === null).toBe(isRight)
})

test('decompresses a body', () => {
  expect(String(unpacked(gzipSync('a'), 'gzip'))).toBe('a')
  expect(String(unpacked(Buffer.from('a'), undefined))).toBe('a')
})
