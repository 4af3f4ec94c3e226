import { HOSTILE, html, pagesUnderTest } from './testing-pages'

let shop: ReturnType<typeof pagesUnderTest>
beforeEach(() => {
  shop = pagesUnderTest()
  shop.answers = ({ url }) => ({ body: html(url), headers: { 'content-type': 'text/html' } })
})

test.each([
  ['?keyword=red+tea&sort=new', '?keyword=red+tea&sort=new'],
  ['?sort=new&keyword=red%20tea&utm=1&keyword=second', '?keyword=red+tea&sort=new'],
  ['?min_price=1e309&max_price=-1&category=../x&sort=hot', ''],
  ['', ''],
])('results of %j are rendered with the query %j and not stored', async (given, rendered) => {
  for (const path of ['/ko/searchs', '/searchs']) {
    const { headers } = await shop.ask(path + given)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(shop.asked.pop()!.url).toBe(path + rendered)
  }
  expect(shop.cache.size).toBe(0)
})

test('two searches are never exchanged', async () => {
  const [one, two] = await Promise.all(
    ['A', 'B'].map((word) => shop.ask(`/en/searchs?keyword=${word}`, HOSTILE)),
  )
  expect([one!.text, two!.text]).toEqual([
    '<html>/en/searchs?keyword=A</html>',
    '<html>/en/searchs?keyword=B</html>',
  ])
})

test('a move to results keeps the query and the digest of the router', async () => {
  await shop.ask('/en/searchs?keyword=A&utm=1&_rsc=1a2b', { rsc: '1' })
  expect(shop.asked[0]!.url).toBe('/en/searchs?keyword=A&_rsc=1a2b')
})

test('a state of the router that Next cannot parse is refused', async () => {
  for (const path of ['/en/searchs?keyword=A&_rsc=1', '/login?_rsc=1'])
    for (const tree of ['x', '%5B%22%22%5D', 'x'.repeat(9000)])
      expect(await shop.ask(path, { rsc: '1', 'next-router-state-tree': tree })).toMatchObject({
        status: 400,
      })
  expect(shop.asked).toEqual([])
})

test('a shell, which the router shows for every search, never contains one', async () => {
  for (const path of ['/en/searchs', '/searchs'])
    for (const prefetch of ['1', '3'])
      expect(
        await shop.ask(`${path}?keyword=A&_rsc=1`, {
          rsc: '1',
          'next-router-prefetch': prefetch,
          'next-router-segment-prefetch': '/x/__PAGE__',
        }),
      ).toMatchObject({ status: 204, text: '' })
  expect(shop.asked).toEqual([])
})
