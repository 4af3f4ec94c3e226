import { PageStore, type KeptPage } from './page-store'

const page = (tag: string, bytes = 1000, until = Infinity): KeptPage => ({
  headers: [],
  etag: 'W/"1"',
  tag,
  until,
  contents: new Map([['identity', Buffer.alloc(bytes, 'a')]]),
})

test('what has changed is forgotten, in every language, and nothing else', () => {
  const store = new PageStore(1_000_000)
  for (const key of ['/en/detail/1', '/ja/detail/1']) store.keep(key, page('product-1'))
  store.keep('/en/detail/11', page('product-11'))
  const before = store.changes
  store.drop(['product-1', 'shop-9'])
  expect(store.changes).toBeGreaterThan(before)
  expect(store.find('/en/detail/1')).toBeUndefined()
  expect(store.find('/ja/detail/1')).toBeUndefined()
  expect(store.find('/en/detail/11')).toBeDefined()
  store.drop(['catalogue'])
  expect([store.find('/en/detail/11'), store.size]).toEqual([undefined, 0])
})

test('what was not asked for longest gives way', () => {
  const store = new PageStore(10_000)
  for (const key of ['a', 'b', 'c']) store.keep(key, page('home', 1500))
  store.find('a')
  store.keep('d', page('home', 1500))
  expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key))).toEqual(['a', 'c', 'd'])
})

test('a page alone too large for the room is not kept', () => {
  const store = new PageStore(1000)
  store.keep('a', page('home', 5000))
  expect(store.size).toBe(0)
})

test('room that was given back is there again', () => {
  const store = new PageStore(4000)
  for (let turn = 0; turn < 50; turn += 1) {
    store.keep('a', page('home', 1000))
    store.keep('b', page('home', 100, turn))
    store.find('b', turn + 1)
    if (turn % 2) store.drop(['home'])
  }
  store.keep('a', page('home'))
  expect(store.find('a')).toBeDefined()
})

test('a page is kept for its time', () => {
  const store = new PageStore(10_000)
  store.keep('a', page('home', 10, 500))
  expect(store.find('a', 499)).toBeDefined()
  expect(store.find('a', 500)).toBeUndefined()
})

test('an encoding is made once, from any other', async () => {
  const store = new PageStore(100_000)
  store.keep('a', page('home'))
  const kept = store.find('a')!
  const packed = await store.contentOf('a', kept, 'br')
  expect(kept.contents.get('br')).toBe(packed)
  kept.contents.delete('identity')
  expect(await store.contentOf('a', kept, 'identity')).toEqual(Buffer.alloc(1000, 'a'))
  const gone = page('home')
  expect(await store.contentOf('nowhere', gone, 'gzip')).toBeInstanceOf(Buffer)
  expect(gone.contents.has('gzip')).toBe(false)
})
