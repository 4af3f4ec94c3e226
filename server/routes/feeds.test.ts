import { LOCALES, type Locale } from '@/contracts/languages'
import { isGtin } from '@/server/domain/feeds/gtin'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { csvOf, fileOf, productRow } from '@/server/testing/import-files'
import { importForTest } from '@/server/testing/import-runs'

const ORIGIN = 'https://shop.example'
const LONG = 'Very long name of a kettle 😀 '.repeat(5)

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend({ publicOrigin: ORIGIN })
  const kettle = {
    ...productRow({ handle: 'k', sku: 'K-RED', barcode: '4006381333931', original_price: '20' }),
    name_en: LONG,
    name_th: 'กา <ต้ม> & "น้ำ"',
    option1_name_en: 'Colour',
    option1_name_th: 'สี',
    option1_value_en: 'Red',
    option1_value_th: 'แดง',
    images: Array.from({ length: 12 }, () => '/api/pictures/mugs.sand.front').join('\n'),
    sku_image: '/api/pictures/mugs.sand.back',
    weight_grams: '800',
  }
  const blue = { ...kettle, name_en: '', name_th: '', images: '', original_price: '' }
  const rows = [
    kettle,
    {
      ...blue,
      description_en: '',
      sku: 'K-BLUE',
      price: '15',
      option1_value_en: 'Blue',
      option1_value_th: 'น้ำเงิน',
      barcode: '4006381333932',
      stock: '0',
    },
    { ...productRow({ handle: 'without-image', sku: 'W' }), images: '' },
  ]
  const { problems } = await importForTest(test, fileOf(csvOf(rows)))
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
})
afterAll(() => test.close())

const feed = async (locale: string) => {
  const response = await test.fetch(`/api/feeds/google/${locale}.xml`)
  return { response, text: await response.text() }
}

const NAMES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => NAMES[name]!)

type Item = Record<string, string[]>
const itemsOf = (text: string): Item[] =>
  text
    .split('<item>')
    .slice(1)
    .map((one) => {
      const item: Item = {}
      for (const [, name, value] of one.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g))
        (item[name!] ??= []).push(unescaped(value!))
      return item
    })

interface Rule {
  isRequired: boolean
  most: number
  pattern: RegExp
  times?: number
}
const URL_RULE = /^https:\/\/shop\.example\/[\w./~+-]+$/
const MONEY = /^(?!0\.00)\d+\.\d\d USD$/

/** Google's product data specification: https://support.google.com/merchants/answer/7052112 */
const RULES: Record<string, Rule> = {
  id: { isRequired: true, most: 50, pattern: /^\S+$/ },
  title: { isRequired: true, most: 150, pattern: /\S/ },
  description: { isRequired: true, most: 5000, pattern: /\S/ },
  link: { isRequired: true, most: 2000, pattern: URL_RULE },
  image_link: { isRequired: true, most: 2000, pattern: URL_RULE },
  additional_image_link: { isRequired: false, most: 2000, pattern: URL_RULE, times: 10 },
  availability: {
    isRequired: true,
    most: 20,
    pattern: /^(in_stock|out_of_stock|preorder|backorder)$/,
  },
  price: { isRequired: true, most: 20, pattern: MONEY },
  sale_price: { isRequired: false, most: 20, pattern: MONEY },
  brand: { isRequired: true, most: 70, pattern: /\S/ },
  gtin: { isRequired: false, most: 14, pattern: /^(\d{8}|\d{12,14})$/ },
  identifier_exists: { isRequired: false, most: 3, pattern: /^(yes|no)$/ },
  condition: { isRequired: true, most: 11, pattern: /^(new|refurbished|used)$/ },
  product_type: { isRequired: false, most: 750, pattern: /\S/ },
  item_group_id: { isRequired: false, most: 50, pattern: /^[\w-]+$/ },
  shipping_weight: { isRequired: false, most: 20, pattern: /^[1-9]\d* (g|kg|lb|oz)$/ },
}

function violations(item: Item): string[] {
  const unknown = Object.keys(item).filter((name) => !(name in RULES))
  const broken = Object.entries(RULES).flatMap(
    ([name, { isRequired, most, pattern, times = 1 }]) => {
      const values = item[name] ?? []
      const isFine =
        values.length <= times &&
        (values.length > 0 || !isRequired) &&
        values.every((value) => value.length <= most && pattern.test(value) && value.isWellFormed())
      return isFine ? [] : [`${name}: ${values.join()}`]
    },
  )
  const cents = (name: string) => Number.parseFloat(item[name]?.[0] ?? 'Infinity')
  const isReduced = item.sale_price === undefined || cents('sale_price') < cents('price')
  const isIdentified = item.gtin ? isGtin(item.gtin[0]!) : item.identifier_exists?.[0] === 'no'
  return [
    ...unknown,
    ...broken,
    ...(isReduced ? [] : ['sale_price is not below price']),
    ...(isIdentified ? [] : ['neither gtin nor identifier_exists']),
  ]
}

it.each(LOCALES)('has valid items in %s', async (locale: Locale) => {
  const { response, text } = await feed(locale)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0">/,
  )
  expect(text.endsWith('</channel>\n</rss>\n')).toBe(true)
  const items = itemsOf(text)
  // Two SKUs of the kettle and of the shirt, the tea and the other kettle; neither the lamp nor what has no image.
  expect(items).toHaveLength(6)
  expect(items.flatMap(violations)).toEqual([])
  expect(new Set(items.map(({ id }) => id![0])).size).toBe(6)
  expect(items.every(({ link }) => link![0]!.startsWith(`${ORIGIN}/${locale}/detail/`))).toBe(true)
})

it('tells the SKUs of a product apart', async () => {
  const items = itemsOf((await feed('th')).text).filter(({ title }) =>
    title![0]!.startsWith('กา <'),
  )
  expect(items).toMatchObject([
    {
      title: ['กา <ต้ม> & "น้ำ" – แดง'],
      description: ['กา <ต้ม> & "น้ำ"'],
      image_link: [`${ORIGIN}/api/pictures/mugs.sand.back/1200.png`],
      additional_image_link: [`${ORIGIN}/api/pictures/mugs.sand.front/1200.png`],
      price: ['20.00 USD'],
      sale_price: ['12.99 USD'],
      gtin: ['4006381333931'],
      availability: ['in_stock'],
      shipping_weight: ['800 g'],
    },
    { availability: ['out_of_stock'], identifier_exists: ['no'], price: ['15.00 USD'] },
  ])
  // $15.00 is no reduction: the original price belongs to the cheapest SKU.
  expect(items[1]).not.toHaveProperty('sale_price')
  expect(items[0]!.item_group_id).toEqual(items[1]!.item_group_id)
  expect((await feed('en')).text).toContain('… – Red</g:title>')
})

it('is written while other clients do not read theirs', async () => {
  const open = () => test.fetch('/api/feeds/google/en.xml')
  expect((await test.fetch('/api/feeds/google/en.xml', { method: 'HEAD' })).status).toBe(200)
  const idle = await Promise.all([open(), open(), open(), open()])
  const started = await open()
  const reader = started.body!.getReader()
  await reader.read()
  expect((await feed('en')).text).toContain('</rss>')
  await reader.cancel()
  for (const one of idle) expect(await one.text()).toContain('</rss>')
})

it('contains every product of a catalogue of several pages once', async () => {
  const before = itemsOf((await feed('en')).text).length
  const rows = Array.from({ length: 401 }, (_, at) =>
    productRow({ handle: `many-${at}`, sku: `MANY-${at}` }),
  ).map((row) => ({ ...row, images: '/api/pictures/mugs.sand.front' }))
  expect((await importForTest(test, fileOf(csvOf(rows)))).problems).toEqual([])
  const ids = itemsOf((await feed('en')).text).map(({ id }) => id![0])
  expect(ids).toHaveLength(before + rows.length)
  expect(new Set(ids).size).toBe(ids.length)
})

it('has no other languages and is limited per address', async () => {
  for (const name of ['xx', 'en/..', 'EN']) expect((await feed(name)).response.status).toBe(404)
  const statuses = []
  for (let turn = 0; turn < 30; turn += 1) statuses.push((await feed('en')).response.status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

it.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['96385074', true],
  ['4006381333932', false],
  ['2000000000008', false],
  ['9900000000004', false],
  ['0000000000000', false],
  ['400638133393', false],
  ['SKU-1', false],
])('knows whether %s is a GTIN', (barcode, expected) => {
  expect(isGtin(barcode)).toBe(expected)
})
