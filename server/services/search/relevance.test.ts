import { LOCALES } from '@/contracts/languages'
import { listProducts, suggestSearches } from '@/contracts/products'
import { ProductSort } from '@/contracts/schemas/products'
import { productAt } from '@/server/db/seed/catalogue/products'
import { POPULAR } from '@/server/db/seed/popular'
import { DEMO_PRODUCTS, DEMO_SHOPS } from '@/server/db/seed/seed'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'
import { EVERYDAY_WORDS } from '@/server/testing/everyday-words'
import { RELEVANCE } from '@/server/testing/relevance-cases'
import { asTyped, asUnsplitRuns, lookUpTyped } from './query'

const catalogue = Array.from({ length: DEMO_PRODUCTS }, (_, index) =>
  productAt(index, { shopCount: DEMO_SHOPS }),
)

/** The ids of up to three best sellers among the products of a name. */
function bestSellers(name: RegExp): number[] {
  return catalogue
    .filter(({ texts }) => name.test(texts.en.name))
    .sort((a, b) => b.sales - a.sales || b.id - a.id)
    .slice(0, 3)
    .map(({ id }) => id)
}

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
}, 120_000)
afterAll(() => test.close())

it('has at least twelve queries for every language', () => {
  for (const locale of LOCALES) expect(RELEVANCE[locale].length).toBeGreaterThanOrEqual(12)
})

describe.each(LOCALES)('in %s', (locale) => {
  const firstOf = async (keyword: string, limit: number) => {
    const { data } = await test.ask(listProducts, { keyword, limit }, { locale })
    return data.list.map(({ id }) => id)
  }
  const cases = [
    ...RELEVANCE[locale].map(({ query, about, found }) => [query, about, found] as const),
    ...EVERYDAY_WORDS[locale].map(([word, found]) => [word, 'everyday word', found] as const),
  ]

  it.each(cases)('%s (%s) ranks the expected products first', async (query, _about, found) => {
    const first = bestSellers(found)
    expect(first.length).toBeGreaterThan(0)
    expect(await firstOf(query, first.length)).toEqual(first)
  })

  it.each(POPULAR[locale])('the popular search %s has results', async (keyword) => {
    const { data } = await test.ask(listProducts, { keyword, limit: 1 }, { locale })
    expect(data.list).toHaveLength(1)
  })

  it('completes a partial word', async () => {
    const beginning = [...(POPULAR[locale][0] ?? '')].slice(0, 3).join('')
    const { data } = await test.ask(suggestSearches, { keyword: beginning }, { locale })
    expect(data[0]).toBe(POPULAR[locale][0])
    expect(data.length).toBeLessThanOrEqual(10)
    expect(new Set(data).size).toBe(data.length)
  })
})

it.each([
  ['en', 'tent'],
  ['en', 'phone'],
  ['zh-CN', '手机'],
  ['ja', '靴'],
  ['en', 'sofa'],
])('in %s, %s has the same results in every order', async (locale, keyword) => {
  const results = await Promise.all(
    ProductSort.options.map(async (sort) => {
      const { data } = await test.ask(listProducts, { keyword, sort, limit: 50 }, { locale })
      expect(data.total).toBe(data.list.length)
      return data.list.map(({ id }) => id).sort((a, b) => a - b)
    }),
  )
  expect(results[0]!.length).toBeGreaterThan(0)
  for (const ids of results) expect(ids).toEqual(results[0])
})

it.each([
  ['en', 'food', 'food'],
  ['en', "Men's clothing", 'mens_clothing'],
  ['ja', '家電', 'electrical_equipment'],
  ['ko', '식품', 'food'],
  ['th', 'เสื้อผ้าผู้หญิง', 'womens_clothing'],
  // Dinner plates, which are no food, have it in their name.
  ['th', 'อาหาร', 'food'],
  ['en', '家電', 'electrical_equipment'],
  ['en', 'women', 'womens_clothing'],
  ['en', 'mens clothing', 'mens_clothing'],
  // Toy drums have it in their name, which are few of the toys.
  ['en', 'toys', 'toys'],
  ['th', 'ของเล่น', 'toys'],
  // Not the name of the category.
  ['zh-CN', '家电', 'electrical_equipment'],
  ['ja', '食べ物', 'food'],
  ['ko', '음식', 'food'],
])('in %s, %s finds the category %s in every order', async (locale, keyword, category) => {
  for (const sort of ProductSort.options) {
    const options = { sort, limit: 50, facets: true }
    const [named, listed] = await Promise.all(
      [{ keyword }, { category }].map((by) =>
        test.ask(listProducts, { ...options, ...by }, { locale }),
      ),
    )
    expect(named!.data.list).toEqual(listed!.data.list)
    expect(named!.data.total).toBe(listed!.data.total)
    expect(named!.data.facets?.category.map(({ key }) => key)).toEqual([category])
  }
  const others = { keyword, category: 'computer', facets: true }
  const { data } = await test.ask(listProducts, others, { locale })
  expect(data).toMatchObject({ list: [], total: 0, facets: { category: [] } })
})

it.each(['mallet', 'bike', 'ohney', '妹子'])(
  'does not correct the first letter of %s',
  async (keyword) => {
    const { data } = await test.ask(listProducts, { keyword }, { locale: 'en' })
    expect(data.list).toEqual([])
  },
)

// Nothing of the kind is sold, and other words are not similar enough.
it.each([
  ['th', 'ร่ม'],
  ['zh-CN', '手套'],
  ['zh-CN', '雨伞'],
  ['ja', '傘'],
  ['ko', '우산'],
] as const)('in %s, finds nothing for %s', async (locale, keyword) => {
  const { data } = await test.ask(listProducts, { keyword }, { locale })
  expect(data.list).toEqual([])
})

it.each([
  ['tabletss', 'tablets'],
  ['towelss', 'towels'],
  ['drses', 'dress'],
  ['vaes', 'vase'],
  ['glasess', 'glass'],
])('corrects %s, a typing error at a plural, to %s', async (keyword, word) => {
  const find = async (typed: string) =>
    (await test.ask(listProducts, { keyword: typed, limit: 50 }, { locale: 'en' })).data
  const [corrected, right] = [await find(keyword), await find(word)]
  expect(right.list.length).toBeGreaterThan(0)
  expect(corrected.list.map(({ id }) => id)).toEqual(right.list.map(({ id }) => id))
  expect(corrected.corrected).toBe(true)
})

it.each([
  ['en', 'kel', 'Kelmora'],
  ['en', 'mous', 'mouse'],
  ['en', 'rucksack', 'backpack'],
  ['zh-CN', '无线', '无线鼠标'],
  ['zh-CN', '杯子', '马克杯'],
  ['ja', 'コーヒー', 'コーヒー豆'],
  ['ko', '무선', '무선 이어폰'],
  ['th', 'กาแฟ', 'เมล็ดกาแฟออร์แกนิก'],
])('in %s, %s suggests %s', async (locale, keyword, suggestion) => {
  const { data } = await test.ask(suggestSearches, { keyword }, { locale })
  expect(data.map((phrase) => phrase.toLowerCase())).toContain(suggestion.toLowerCase())
})

it.each([
  ['わいやれす', 'ワイヤレス'],
  ['すまーと', 'スマート'],
  ['ดีไซน', 'ดีไซน์'],
])('%s is understood as the one word %s', async (keyword, word) => {
  const { db } = test.backend.services
  const [typed, whole] = [await asUnsplitRuns(db, keyword), asTyped(await lookUpTyped(db, word))]
  expect(whole?.candidates).toHaveLength(1)
  expect(typed?.candidates.map((own) => own.filter(({ isWhole }) => isWhole))).toEqual(
    whole?.candidates.map((own) => own.filter(({ isWhole }) => isWhole)),
  )
})
