import { flightFormOf, flightRequest, isFlightRequest } from './flight-request'
import { contextFor } from './testing'

const HOME = ['(tabs)', { children: ['home', { children: ['__PAGE__', {}] }] }]
const treeIn = (locale: string, mark: string | null = null) =>
  JSON.stringify([
    '',
    { children: [['locale', locale, 'd', null], { children: HOME }, null, mark] },
  ])

function formOf(headers: Record<string, string>, query = '?_rsc=1a2b') {
  return flightFormOf(contextFor(`/en/detail/7${query}`, { headers }), 'en')
}
const moved = (tree: string) => ({ 'next-router-state-tree': encodeURIComponent(tree) })

test.each([
  ['a move in one language', moved(treeIn('en')), 'page'],
  ['a prefetch of data', { ...moved(treeIn('en')), 'next-router-prefetch': '2' }, 'page'],
  ['a prefetch of the shell', { ...moved(treeIn('en')), 'next-router-prefetch': '3' }, 'none'],
  [
    'a segment of the shell',
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/x/__PAGE__' },
    'none',
  ],
  [
    'a prefetch of the structure',
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    'page',
  ],
  ['metadata', moved('["",{},null,"metadata-only"]'), 'page'],
  ['a move from another language', moved(treeIn('ja')), 'whole'],
  ['a refreshed layout', moved(treeIn('en', 'refetch')), 'whole'],
  [
    'a refreshed document',
    moved('["",{"children":[["locale","en","d",null],{}]},null,"refetch"]'),
    'whole',
  ],
  ['a move from outside of the languages', moved('["",{"children":["x",{}]}]'), 'whole'],
])('%s is answered with the form %s', (_name, headers, form) => {
  expect(formOf(headers as Record<string, string>)).toBe(form)
})

test.each<[string, Record<string, string>, string?]>([
  ['no tree', {}],
  ['a tree that is not JSON', moved('[')],
  ['a tree that is not a tree', moved('{"a":1}')],
  ['a tree without children', moved('[""]')],
  ['a tree that Next rejects', moved('["",{"children":5}]')],
  ['a tree that cannot be decoded', { 'next-router-state-tree': '%E0%A4%A' }],
  ['a huge tree', moved(JSON.stringify(['a'.repeat(9000), {}]))],
  ['no digest', moved(treeIn('en')), ''],
  ['an empty digest', moved(treeIn('en')), '?_rsc='],
  ['a strange digest', moved(treeIn('en')), '?_rsc=a%20b'],
  ['a long digest', moved(treeIn('en')), `?_rsc=${'a'.repeat(40)}`],
  ['an unknown prefetch', { ...moved(treeIn('en')), 'next-router-prefetch': '9' }],
  [
    'a segment beside a tree',
    { ...moved(treeIn('en')), 'next-router-segment-prefetch': '/x/__PAGE__' },
  ],
])('a request with %s has no form', (_name, headers, query = '?_rsc=1a2b') => {
  expect(formOf(headers, query)).toBeNull()
})

test('only the value 1 requests flight data', () => {
  const isFlight = (rsc: string) => isFlightRequest(contextFor('/en/home', { headers: { rsc } }))
  expect([isFlight('1'), isFlight('0'), isFlight('1, 1')]).toEqual([true, false, false])
})

test('a form is requested with its page and language only', async () => {
  const { url, headers } = await flightRequest('/ja/detail/7', 'ja', 'page')
  expect(url).toMatch(/^\/ja\/detail\/7\?_rsc=[\w-]{16}$/)
  expect(JSON.parse(decodeURIComponent(headers['next-router-state-tree']!))).toEqual([
    '',
    { children: [['locale', 'ja', 'd', null], { children: ['', {}] }] },
  ])
  expect(await flightRequest('/ja/home', 'ja', 'whole')).toEqual({
    url: '/ja/home?_rsc=',
    headers: { rsc: '1' },
  })
})
