import fc from 'fast-check'
import { parseTarget } from './request-target'

test.each([
  ['/order?a=1', '/order', '?a=1'],
  ['/', '/', ''],
  ['/home?', '/home', ''],
  ['/refund/1/2/3%2C4/10.50', '/refund/1/2/3%2C4/10.50', ''],
  ['/searchs/%E0%B8%8A%E0%B8%B2', '/searchs/%E0%B8%8A%E0%B8%B2', ''],
  ['/search?keyword=%c0%af', '/search', '?keyword=%c0%af'],
])('%s is canonical', (target, path, search) => {
  expect(parseTarget(target)).toEqual({ path, search, isCanonical: true })
})

test.each([
  ['/en/./home', '/en/home'],
  ['/en/x/../home', '/en/home'],
  ['/en/%2e/home', '/en/home'],
  ['/en/detail/%31', '/en/detail/1'],
  ['/_next/../api/product/list', '/api/product/list'],
  ['/_next/static/x/../chunks/a.js', '/_next/static/chunks/a.js'],
  ['//evil.example/home', '/evil.example/home'],
  ['/\\evil.example/home', '/evil.example/home'],
  ['/%2f%2fevil.example', '/%2F%2Fevil.example'],
  ['/a//..//b', '/b'],
  ['/en/home/', '/en/home'],
  ['/en/detail/1/.', '/en/detail/1'],
  ['//', '/'],
])('%s is %s in another spelling', (target, path) => {
  expect(parseTarget(target)).toEqual({ path, search: '', isCanonical: false })
})

test.each([
  ['http://evil.example/order?a=1', '/order'],
  ['https://evil.example', '/'],
])('uses the path of the absolute form %s', (target, path) => {
  expect(parseTarget(target)).toMatchObject({ path, isCanonical: true })
})

test.each([
  'javascript:alert(1)',
  '*',
  'localhost:80',
  '',
  '/..%c0%afetc/passwd',
  '/api/uploads/%',
  '/%E0%B8',
  '/a%00b',
  '/a%0d%0ab',
  '/home#part',
])('rejects %j', (target) => {
  expect(parseTarget(target)).toBeNull()
})

test('the canonical spelling of a canonical path is the same', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '%2e',
    '%2F',
    '%31',
    '%c3%A9',
    'a',
    'home',
    '\\',
    '~',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const first = parseTarget(`/${pieces.join('')}`)
      if (!first) return
      expect(parseTarget(first.path)).toEqual({ path: first.path, search: '', isCanonical: true })
      expect(first.path).not.toMatch(/\/\/|\/\.{1,2}(\/|$)/)
    }),
    { numRuns: 2000 },
  )
})

test('a query has at most a hundred parameters', () => {
  const query = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=1`).join('&')
  expect(parseTarget(`/home?${query(100)}`)).toMatchObject({ path: '/home' })
  expect(parseTarget(`/home?${query(101)}`)).toBeNull()
})

test('parses a long path in linear time', () => {
  const began = performance.now()
  for (const piece of ['/', '%2e/', '../', '/a', '%41', '.', '\\'])
    parseTarget(`/${piece.repeat(16_000 / piece.length)}!`)
  expect(performance.now() - began).toBeLessThan(100)
})
