import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { createAdminProduct } from '@/contracts/admin-products'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { csvOf, fileOf, productRow } from '@/server/testing/import-files'
import { importForTest } from '@/server/testing/import-runs'
import { jpeg } from '@/server/testing/pictures'
import { exportCatalogue, type ExportFormat } from './export-catalogue'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
  const rows = [
    {
      ...productRow({ handle: 'odd', sku: '=1+1', name_en: '@name, "quoted"', barcode: '+7' }),
      name_th: '-ชื่อ',
      description_en: "Lines\nand ''quotes'\n=x",
      option1_name_en: 'Size',
      option1_name_th: 'ขนาด',
      option1_value_en: '-S',
      option1_value_th: 'เอส',
      images: '/api/pictures/mugs.sand.front\n/api/pictures/mugs.sand.back',
      image_alts_en: "-\n'=Back",
      original_price: '30',
      weight_grams: '250',
    },
    {
      ...productRow({ handle: 'odd', sku: 'ODD-M', stock: '0', name_en: '', description_en: '' }),
      option1_value_en: 'M',
      option1_value_th: 'เอ็ม',
    },
  ]
  const { problems } = await importForTest(test, fileOf(csvOf(rows)))
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
})
afterAll(() => test.close())

const exported = async (
  format: ExportFormat,
  shopIds: number[] | null = null,
  publicOrigin?: string,
) => {
  const { db } = test.backend.services
  const pieces = exportCatalogue({ db, config: { publicOrigin } }, format, shopIds)
  return (await Array.fromAsync(pieces)).join('')
}

const rowsOf = (csv: string) => parse<Record<string, string>>(csv, { columns: true })

it.each(['csv', 'jsonl'] as const)(
  'imports its own export without a change, and exports the same again: %s',
  async (format) => {
    const first = await exported(format)
    const { db } = test.backend.services
    const state = async () =>
      JSON.stringify(
        (await db.execute(sql`select jsonb_agg(p), max(version) from products p`)).rows,
      )
    const before = await state()
    const { counts, problems } = await importForTest(test, fileOf(first))
    expect(problems).toEqual([])
    expect(counts).toMatchObject({ done: 5, unchanged: 5 })
    expect(await state()).toBe(before)
    expect(await exported(format)).toBe(first)
  },
)

it('contains every product of a catalogue of several pages once', async () => {
  const linesOf = (text: string) => text.trimEnd().split('\n')
  const before = linesOf(await exported('jsonl'))
  const rows = Array.from({ length: 401 }, (_, at) =>
    productRow({ handle: `many-${at}`, sku: `MANY-${at}` }),
  )
  expect((await importForTest(test, fileOf(csvOf(rows)))).problems).toEqual([])
  const after = linesOf(await exported('jsonl'))
  expect(after).toHaveLength(before.length + rows.length)
  expect(new Set(after).size).toBe(after.length)
})

it('has the same line breaks from every format and from the console', async () => {
  const description = 'One\r\ntwo'
  const product = { handle: 'breaks', shop: 'shop-1', category: 'food', skus: [{ price: 100 }] }
  const line = JSON.stringify({ ...product, texts: { en: { name: 'Breaks', description } } })
  await importForTest(test, fileOf(line))
  const { data } = await test.ask(createAdminProduct, {
    shop_id: 1,
    category_id: 1,
    texts: { en: { name: 'Typed', description, options: [] } },
    images: [{ url: '/api/pictures/mugs.sand.front' }],
    skus: [{ values: [], price: 100, stock: 1 }],
  })
  expect(data.texts.en.description).toBe('One\ntwo')
  const { counts } = await importForTest(test, fileOf(await exported('csv')))
  expect(counts).toMatchObject({ changed: 0, rejected: 0 })
})

it('never writes a cell that a spreadsheet runs', async () => {
  const wide = { name_en: '＝1+1', option1_name_en: '＠SUM', option1_value_en: '－2＋3' }
  const row = productRow({ handle: 'wide', sku: '＋1', ...wide })
  expect((await importForTest(test, fileOf(csvOf([row])))).problems).toEqual([])
  const text = await exported('csv')
  const cells = parse(text).flat()
  expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
  expect(rowsOf(text).find(({ handle }) => handle === 'wide')).toMatchObject({ sku: "'＋1" })
  expect(text).toContain("'=1+1")
})

it('exports one shop, and rebuilds it elsewhere', async () => {
  const only = await exported('jsonl', [2])
  expect(only.trim().split('\n')).toHaveLength(2)
  expect(await exported('jsonl', [])).toBe('')
  const text = (await exported('jsonl', [1]))
    .replaceAll('"product-', '"copy-')
    .replaceAll('"odd"', '"odd-copy"')
  const moved = text.replaceAll('"shop-1"', '"shop-2"').replaceAll(/"code":"/g, '"code":"c')
  const { counts } = await importForTest(test, fileOf(moved))
  expect(counts).toMatchObject({ added: 3 })
  const rows = async (handle: string) =>
    (
      await test.backend.services.db
        .execute(sql`select texts, images, image_alts, price, original_price,
      written_locales from products where handle = ${handle}`)
    ).rows
  expect(await rows('odd-copy')).toEqual(await rows('odd'))
})

it('names shop and category in their written languages, so that another shop can add them', async () => {
  const { db } = test.backend.services
  await db.execute(sql`update shops set written_locales = '{en,th}' where id = 2`)
  await db.execute(sql`update categories set written_locales = '{ja}' where key = 'food'`)
  const [shop] = (
    await db.execute<{ texts: Record<string, { name: string }> }>(
      sql`select texts from shops where id = 2`,
    )
  ).rows
  const [category] = (
    await db.execute<{ texts: Record<string, string> }>(
      sql`select texts from categories where key = 'food'`,
    )
  ).rows
  const line = productRow({ handle: 'named', shop: 'shop-2', sku: 'NAMED' })
  expect((await importForTest(test, fileOf(csvOf([line])))).problems).toEqual([])
  const rows = rowsOf(await exported('csv', [2]))
  const named = rows.find(({ handle }) => handle === 'named')!
  expect(named).toMatchObject({
    shop_name_en: shop!.texts.en!.name,
    shop_name_th: shop!.texts.th!.name,
    shop_name_ja: '',
    category_name_ja: category!.texts.ja,
    category_name_en: '',
  })
  const moved = [{ ...named, handle: 'moved', sku: 'MOVED', shop: 'other', category: 'elsewhere' }]
  expect((await importForTest(test, fileOf(csvOf(moved)))).counts).toMatchObject({ added: 1 })
  const lines = (await exported('jsonl'))
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(lines.find(({ handle }) => handle === 'moved')).toMatchObject({
    shop: 'other',
    shop_name: { en: shop!.texts.en!.name, th: shop!.texts.th!.name },
    category: 'elsewhere',
    category_name: { ja: category!.texts.ja },
  })
})

describe('images of the shop', () => {
  const origin = 'https://shop.example'
  let address: string
  beforeAll(async () => {
    const folder = { read: () => jpeg(), close: () => undefined }
    const line = productRow({
      handle: 'pictured',
      sku: 'PICTURED',
      images: 'a.jpg',
      sku_image: 'a.jpg',
    })
    await importForTest(test, fileOf(csvOf([line])), { folder })
    const { rows } = await test.backend.services.db.execute<{ images: string[] }>(
      sql`select images from products where handle = 'pictured'`,
    )
    address = rows[0]!.images[0]!
  })

  const picturesOf = (text: string) => {
    const { images, sku_image } = rowsOf(text).find(({ handle }) => handle === 'pictured')!
    return [images, sku_image]
  }

  it('have complete addresses if the shop has one with https', async () => {
    expect(address).toMatch(/^\/api\/uploads\/catalogue-/)
    expect(picturesOf(await exported('csv', null, origin))).toEqual([
      origin + address,
      origin + address,
    ])
    for (const without of [undefined, 'http://shop.example'])
      expect(picturesOf(await exported('csv', null, without))).toEqual([address, address])
    expect(await exported('csv', null, origin)).not.toContain(`${origin}/api/pictures/`)
  })

  it('are recognised by their complete addresses', async () => {
    const text = await exported('csv', null, origin)
    const { config } = test.backend.services
    config.publicOrigin = origin
    const { counts, problems } = await importForTest(test, fileOf(text))
    config.publicOrigin = undefined
    expect(problems).toEqual([])
    expect(counts).toMatchObject({ added: 0, changed: 0 })
  })
})
