import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { listAdminProducts } from '@/contracts/admin-products'
import { opsProduct } from '@/contracts/operators'
import { listPopularSearches, listProducts, suggestSearches } from '@/contracts/products'
import { listShops } from '@/contracts/shops'
import { openDemoBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const ids = async (query: object, locale = 'en') =>
  (await test.ask(listProducts, query, { locale })).data.list.map((product) => product.id)
const nextLook = () => sleep(600)

describe('a search', () => {
  it('ranks names before descriptions, and the own language before others', async () => {
    expect(await ids({ keyword: 'kettle' })).toEqual([2])
    expect(await ids({ keyword: 'About' })).toEqual([3, 2, 1])
    expect(await ids({ keyword: 'tea ja' })).toEqual([3])
  })

  it('says when nothing matches as typed and the products are of similar words', async () => {
    const corrected = async (keyword: string) =>
      (await test.ask(listProducts, { keyword })).data.corrected
    expect(await ids({ keyword: 'ketle' })).toEqual([2])
    expect(await corrected('ketle')).toBe(true)
    expect(await corrected('kettle')).toBeUndefined()
    expect(await corrected('kett')).toBeUndefined()
    expect(await corrected('rubbish')).toBeUndefined()
  })

  it('supports every filter and every sort order', async () => {
    const keyword = 'en'
    expect(await ids({ keyword })).toEqual([3, 2, 1])
    expect(await ids({ keyword, sort: 'price_asc' })).toEqual([3, 1, 2])
    expect(await ids({ keyword, sort: 'price_desc' })).toEqual([2, 1, 3])
    expect(await ids({ keyword, sort: 'new' })).toEqual([3, 2, 1])
    expect(await ids({ keyword, min_price: 1299, max_price: 1299 })).toEqual([1])
    expect(await ids({ keyword, category: 'food' })).toEqual([3])
    expect(await ids({ keyword, shop_id: 1 })).toEqual([2, 1])
    expect(await ids({ keyword, min_rating: 4 })).toEqual([])
    expect(await ids({ max_price: 1299 })).toEqual([3, 1])
    expect(await ids({ min_price: 1299 })).toEqual([2, 1])
  })

  it('excludes withdrawn products, and follows updates of operators', async () => {
    expect(await ids({ keyword: 'lamp' })).toEqual([])
    await test.ask(opsProduct, { id: 4, on_sale: true, name: 'Brass lantern' })
    await nextLook()
    expect(await ids({ keyword: 'lantern' })).toEqual([4])
    await test.ask(opsProduct, { id: 4, name: 'Paper lamp' })
    await nextLook()
    expect(await ids({ keyword: 'lantern' })).toEqual([])
    expect(await ids({ keyword: 'lamp', in_stock: true })).toEqual([4])
    await test.ask(opsProduct, { id: 4, stock: 0, price: 100 })
    expect(await ids({ keyword: 'lamp', in_stock: true })).toEqual([])
    await test.ask(opsProduct, { id: 4, stock: 1 })
    expect(await ids({ keyword: 'lamp', in_stock: true })).toEqual([4])
    expect(await ids({ keyword: 'lamp', max_price: 100 })).toEqual([4])
    await test.ask(opsProduct, { id: 4, on_sale: false })
    expect(await ids({ keyword: 'lamp' })).toEqual([])
  })

  it('finds shops by name and by sort order', async () => {
    const shops = async (query: object) =>
      (await test.ask(listShops, query)).data.list.map((shop) => shop.id)
    expect(await shops({ keyword: 'shop' })).toEqual([2, 1])
    expect(await shops({ keyword: 'shop 1' })).toEqual([1])
    expect(await shops({ keyword: 'nothing' })).toEqual([])
    for (const sort of ['hot', 'new', 'rating']) expect(await shops({ sort })).toEqual([2, 1])
  })
})

describe('a hostile query', () => {
  it.each([
    ['only punctuation', '&|!()<->:*'],
    ['tsquery operators', "'lamp' & !'x':* <-> |"],
    ['SQL', "'; drop table products; --"],
    ['backslashes and quotes', "\\'\\\\ ''"],
    ['an emoji', '🛶🛶'],
    ['right-to-left', '\u202eabc'],
    ['zero-width', '\u200b\u200d'],
    ['a run of one letter', 'あ'.repeat(100)],
    ['a hundred words', 'a '.repeat(50)],
    ['lexemes of the index', '#k #c1'],
  ])('of %s is answered', async (_name, keyword) => {
    for (const locale of ['en', 'ja', 'th']) {
      const answers = await Promise.all([
        test.ask(listProducts, { keyword, facets: true }, { locale }),
        test.ask(suggestSearches, { keyword }, { locale }),
        test.ask(listShops, { keyword }, { locale }),
      ])
      for (const answer of answers) {
        expect(answer.status).toBe(200)
        expect([1, 422]).toContain(answer.code)
      }
    }
  })

  it.each([
    ['too long', { keyword: 'x'.repeat(10_000) }, 'keyword'],
    ['with NUL', { keyword: 'a\u0000b' }, 'keyword'],
    ['with blanks only', { keyword: '   ' }, 'keyword'],
    ['with an unknown sort', { sort: 'magic' }, 'sort'],
    ['with a made-up cursor', { keyword: 'en', cursor: 'eyJ0aWVyIjowfQ.AAAA' }, 'cursor'],
    ['with six stars', { min_rating: 6 }, 'min_rating'],
  ])('%s is rejected with the name of the field', async (_name, query, field) => {
    const answer = await test.ask(listProducts, query)
    expect(answer).toMatchObject({ status: 200, code: 422 })
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field])
  })

  it('rejects the cursor of another list', async () => {
    const { data } = await test.ask(listProducts, { keyword: 'en', limit: 1 })
    const cursor = data.next_cursor
    expect((await test.ask(listProducts, { keyword: 'en', sort: 'new', cursor })).code).toBe(422)
    expect((await test.ask(listShops, { keyword: 'en', cursor })).code).toBe(422)
  })
})

describe('popular searches', () => {
  const search = (ip: string) => test.ask(listProducts, { keyword: 'Kettle' }, { ip, locale: 'ko' })
  const popular = async (locale: string) =>
    (await test.ask(listPopularSearches, {}, { locale })).data

  it('cannot be created by one network, with any number of calls and addresses', async () => {
    for (let host = 1; host <= 8; host += 1) await search(`203.0.113.${host}`)
    expect(await popular('ko')).toEqual([])
  })

  it('are counted under a key of their own', async () => {
    const keyFor = jest.spyOn(test.backend.services.config, 'keyFor')
    await search('203.0.114.1')
    expect(keyFor.mock.calls).toEqual([['search-vote']])
    keyFor.mockRestore()
  })

  it('are created by several networks, in their language', async () => {
    for (let network = 1; network <= 5; network += 1) await search(`203.0.${network}.9`)
    expect(await popular('ko')).toEqual(['Kettle'])
    expect(await popular('en')).toEqual([])
  })

  it('begin with the phrase that most visitors search for', async () => {
    const ask = (keyword: string, network: number) =>
      test.ask(listProducts, { keyword }, { ip: `203.1.${network}.9`, locale: 'th' })
    for (let network = 1; network <= 6; network += 1) {
      if (network <= 5) await ask('Shirt', network)
      await ask('Kettle', network)
    }
    expect(await popular('th')).toEqual(['Kettle', 'Shirt'])
  })

  it('show words only, however the first visitor wrote them', async () => {
    const ask = (keyword: string, network: number) =>
      test.ask(listProducts, { keyword }, { ip: `203.2.${network}.9`, locale: 'ja' })
    await ask('☠☠  Kettle!?\u{200F}🖕', 1)
    for (let network = 2; network <= 5; network += 1) await ask('kettle', network)
    for (let network = 1; network <= 6; network += 1)
      await ask(`Shirt${'\u0317'.repeat(3)}`, network)
    expect(await popular('ja')).toEqual(['Kettle'])
  })

  it('contain only searches with results as typed', async () => {
    for (let network = 1; network <= 6; network += 1) {
      await test.ask(listProducts, { keyword: 'kettel' }, { ip: `198.51.${network}.1` })
      await test.ask(listProducts, { keyword: 'rubbish' }, { ip: `198.51.${network}.1` })
    }
    expect(await popular('en')).toEqual([])
  })
})

describe('on the demo catalogue', () => {
  let demo: TestBackend
  beforeAll(async () => {
    demo = await openDemoBackend()
  }, 120_000)
  afterAll(() => demo.close())

  it.each([
    { keyword: 'wireless' },
    { keyword: 'w', sort: 'price_asc' },
    { keyword: 'travel', sort: 'new' },
    { keyword: 'slim', sort: 'rating', in_stock: true },
    { min_price: 5000, sort: 'price_desc' },
    { min_rating: 4, max_price: 3000 },
  ])('returns each product of %j on exactly one page', async (query) => {
    const seen: number[] = []
    let cursor: string | null | undefined
    let total: number | string = 0
    do {
      const { data } = await demo.ask(listProducts, { ...query, limit: 7, cursor })
      seen.push(...data.list.map((product) => product.id))
      cursor = data.next_cursor
      total = data.total
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(Number(total))
  })

  it('finds for a merchant of all shops what the owner finds', async () => {
    const { rows } = await demo.backend.services.db.execute<{ ids: number[] }>(
      sql`select array_agg(id::int order by id) as ids from shops`,
    )
    expect(rows[0]!.ids).toHaveLength(48)
    const found = async (by: TestMember) => {
      const asked = { search: 'soap', limit: 50 }
      const { data } = await demo.ask(listAdminProducts, asked, { headers: by.headers })
      return data.list.map(({ id }) => id)
    }
    const ofMerchant = await found(await newMember(demo, 'merchant', rows[0]!.ids))
    expect(ofMerchant.length).toBeGreaterThan(5)
    expect(ofMerchant).toEqual(await found(await newMember(demo, 'owner')))
  })

  it('counts facets as the filters would select', async () => {
    const base = { keyword: 'wireless', in_stock: true }
    const { facets } = (await demo.ask(listProducts, { ...base, facets: true })).data
    const total = async (query: object) => (await demo.ask(listProducts, query)).data.total
    expect(facets?.category.length).toBeGreaterThan(1)
    for (const { key, count } of facets?.category ?? []) {
      expect(await total({ ...base, category: key })).toBe(count)
    }
    for (const { min, max, count } of facets?.price ?? []) {
      const bounds = { min_price: min, ...(max === null ? {} : { max_price: max }) }
      expect(await total({ ...base, ...bounds })).toBe(count)
    }
    for (const { min, count } of facets?.rating ?? []) {
      expect(await total({ ...base, min_rating: min })).toBe(count)
    }
    expect(await total(base)).toBe(facets?.in_stock)
  })

  it('returns facets for a search of everything and of nothing', async () => {
    const everything = (await demo.ask(listProducts, { facets: true })).data
    expect(everything.facets?.category).toHaveLength(10)
    const nothing = (await demo.ask(listProducts, { keyword: 'xqzzy', facets: true })).data
    expect(nothing).toMatchObject({ list: [], total: 0, next_cursor: null })
    expect(nothing.facets).toMatchObject({ category: [], in_stock: 0 })
  })
})
