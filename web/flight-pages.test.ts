import { HOSTILE, html, pagesUnderTest } from './testing-pages'

let shop: ReturnType<typeof pagesUnderTest>
beforeEach(() => {
  shop = pagesUnderTest()
})

const FLIGHT = { 'content-type': 'text/x-component', 'cache-control': 's-maxage=3600' }
const treeOf = (locale: string, more = '') =>
  encodeURIComponent(
    `["",{"children":[["locale","${locale}","d",null],{"children":["x",{}]}]}${more}]`,
  )
const moved = (locale: string, more = '') => ({
  ...HOSTILE,
  rsc: '1',
  'next-url': '/ja/home',
  'next-router-state-tree': treeOf(locale, more),
})

test('flight responses are not stored in shared caches', async () => {
  shop.answers = () => ({ headers: FLIGHT, body: Buffer.from('0:1') })
  for (const target of ['/en/detail/7?_rsc=1', '/detail/7?_rsc=1', '/profile?_rsc=1'])
    expect((await shop.ask(target, moved('en'))).headers['cache-control']).toBe('private, no-cache')
})

test('a move to a public page is rendered from the page alone, once for all visitors', async () => {
  shop.answers = ({ url }) => ({ headers: FLIGHT, body: Buffer.from(url) })
  const first = await shop.ask('/en/detail/7?_rsc=1a&canary=1', moved('en'))
  const second = await shop.ask('/en/detail/7?_rsc=2b', {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  })
  expect(second.text).toBe(first.text)
  expect(shop.asked).toHaveLength(1)
  expect(JSON.stringify(shop.asked)).not.toMatch(/canary|secret|evil|ja/)
  expect(first.headers['content-type']).toBe('text/x-component')
  expect(first.headers).not.toHaveProperty('content-security-policy')
})

test('forged headers of the router create no more than two entries beside the document', async () => {
  shop.answers = ({ headers }) => ({
    headers: headers.rsc ? FLIGHT : { 'content-type': 'text/html' },
  })
  await shop.ask('/en/detail/7')
  for (let at = 0; at < 40; at += 1) {
    const more = `,null,${JSON.stringify(['refetch', 'inside-shared-layout', `forged-${at}`][at % 3])}`
    await shop.ask(`/en/detail/7?_rsc=${at}`, { ...moved(at % 2 ? 'en' : `x${at}`, more) })
    await shop.ask(`/en/detail/7?_rsc=${at}`, { rsc: '1', 'next-router-prefetch': String(at) })
  }
  expect(shop.cache.size).toBe(3)
  expect(shop.asked).toHaveLength(3)
})

test('a request that the router does not send is rejected without rendering', async () => {
  const forged = { rsc: '1', 'next-router-state-tree': '%E0%A4%A' }
  for (const [target, headers] of [
    ['/en/home', { rsc: '1' }],
    ['/en/home?_rsc=1', { rsc: '1' }],
    ['/home?_rsc=1', forged],
    ['/en/shop/7', moved('en')],
  ] as const)
    expect(await shop.ask(target, headers)).toMatchObject({
      status: 400,
      headers: { 'cache-control': 'no-store' },
    })
  expect([shop.asked, shop.cache.size]).toEqual([[], 0])
})

test('a shell, which the router shows for every product, never contains one', async () => {
  const shells: Record<string, string>[] = [
    { ...moved('en'), 'next-router-prefetch': '3' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/x/__PAGE__' },
  ]
  for (const headers of shells)
    expect(await shop.ask('/en/detail/7?_rsc=1', headers)).toMatchObject({ status: 204, text: '' })
  expect([shop.asked, shop.cache.size]).toEqual([[], 0])
})

test('a document and its flight data are never exchanged', async () => {
  shop.answers = ({ headers }) =>
    headers.rsc
      ? { headers: FLIGHT, body: Buffer.from('0:flight') }
      : { headers: { 'content-type': 'text/html' }, body: html('document') }
  for (const target of ['/en/home?_rsc=1', '/home?_rsc=1']) {
    expect((await shop.ask(target, moved('en'))).text).toBe('0:flight')
    expect((await shop.ask(target)).text).toContain('document')
  }
})

test('flight data of a page without prefix names the page in the language of the visitor', async () => {
  shop.answers = ({ url }) => ({ headers: FLIGHT, body: Buffer.from(url) })
  const pathOf = async (target: string, cookie: string) =>
    (await shop.ask(target, { ...moved('en'), cookie })).headers['x-nextjs-rewritten-path']
  expect(await pathOf('/detail/7?_rsc=1', 'visit_language=ko')).toBe('/ko/detail/7')
  expect(await pathOf('/detail/7?_rsc=1', 'visit_language=en')).toBe('/en/detail/7')
  expect(await pathOf('/en/detail/7?_rsc=1', 'visit_language=ko')).toBeUndefined()
})

test('a redirect of the renderer is an error, not a missing page', async () => {
  shop.answers = () => ({ status: 307, headers: { location: '/en/home' }, body: Buffer.from('') })
  await expect(shop.ask('/en/home?_rsc=1', moved('th'))).rejects.toThrow('status 307')
  expect(shop.cache.size).toBe(0)
})
