import { sql } from 'drizzle-orm'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { csvOf, fileOf, productRow } from '@/server/testing/import-files'
import { importForTest, type TestImport } from '@/server/testing/import-runs'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const imported = (content: string, own: Partial<TestImport> = {}) =>
  importForTest(test, fileOf(content), own)

/** A scarf in two colours and two sizes, with everything that a file can have. */
const COMPLETE = csvOf(
  [
    ['Red', 'M'],
    ['Red', 'L'],
    ['Blue', 'M'],
    ['Blue', 'L'],
  ].map(([colour, size], at) =>
    productRow({
      handle: 'scarf',
      name_en: 'Scarf',
      name_th: 'ผ้าพันคอ',
      description_th: 'ผ้าขนสัตว์',
      on_sale: 'yes',
      original_price: '20',
      images: '/api/pictures/mugs.sand.front',
      image_alts_en: 'A scarf',
      option1_name_en: 'Colour',
      option1_name_th: 'สี',
      option1_value_en: colour!,
      option1_value_th: colour === 'Red' ? 'แดง' : 'น้ำเงิน',
      option2_name_en: 'Size',
      option2_name_th: 'ขนาด',
      option2_value_en: size!,
      option2_value_th: size!,
      sku: `SCARF-${at + 1}`,
      barcode: `885000000000${at}`,
      weight_grams: '120',
    }),
  ),
)

interface Stored extends Record<string, unknown> {
  product: Record<string, unknown>
  skus: Record<string, unknown>[]
}

async function stored(handle: string): Promise<Stored> {
  const { rows } = await test.backend.services.db.execute<Stored>(sql`
    select to_jsonb(p) - 'version' - 'changed_at' as product,
      (select jsonb_agg(to_jsonb(s) order by s.id) from skus s where s.product_id = p.id) as skus
    from products p where handle = ${handle}`)
  return rows[0]!
}

describe('a file with a part of the columns', () => {
  beforeEach(() => imported(COMPLETE))

  it('changes price and stock of the SKUs that it names, and nothing else', async () => {
    const before = await stored('scarf')
    const { counts, problems } = await imported(
      'handle,sku,price,stock\nscarf,SCARF-2,11.50,8\nscarf,SCARF-4,13,\n',
    )
    expect([counts, problems]).toEqual([expect.objectContaining({ changed: 1, rejected: 0 }), []])
    const [one, two, three, four] = before.skus
    expect(await stored('scarf')).toEqual({
      product: { ...before.product, price: 1150 },
      skus: [one, { ...two, price: 1150, stock: 8 }, three, { ...four, price: 1300 }],
    })
  })

  it.each([
    ['stock alone', 'handle,sku,stock\nscarf,SCARF-1,77\n', { stock: 77 }],
    ['price alone', 'handle,sku,price\nscarf,SCARF-1,15.00\n', { price: 1500 }],
    ['an empty weight', 'handle,sku,weight_grams\nscarf,SCARF-1,\n', { weight_grams: null }],
    [
      'JSON',
      '{"handle":"scarf","skus":[{"code":"SCARF-1","price":1400,"barcode":"7"}]}\n',
      { price: 1400, barcode: '7' },
    ],
  ])('changes one SKU: %s', async (_, content, change) => {
    const before = await stored('scarf')
    expect((await imported(content)).counts).toMatchObject({ changed: 1 })
    const [first, ...others] = before.skus
    expect(await stored('scarf')).toEqual({
      product: before.product,
      skus: [{ ...first, ...change }, ...others],
    })
    expect((await imported(content)).counts).toMatchObject({ unchanged: 1 })
  })

  it.each([
    ['on_sale', 'handle,on_sale\nscarf,no\n', { is_on_sale: false }],
    ['on_sale in JSON', '{"handle":"scarf","on_sale":false}', { is_on_sale: false }],
    ['original_price', 'handle,original_price\nscarf,\n', { original_price: null }],
    ['category', 'handle,category\nscarf,mens_clothing\n', { category_id: 1 }],
  ])('changes the product alone: %s', async (_, content, change) => {
    const before = await stored('scarf')
    expect(await imported(content)).toMatchObject({ counts: { changed: 1 }, problems: [] })
    const after = await stored('scarf')
    expect(after).toEqual({ ...before, product: { ...before.product, ...change } })
  })

  it.each([
    ['CSV', 'handle,description_th\nscarf,นุ่ม\n'],
    ['JSON', '{"handle":"scarf","texts":{"th":{"description":"นุ่ม"}}}'],
  ])('changes one text: %s', async (_, content) => {
    const before = await stored('scarf')
    expect((await imported(content)).problems).toEqual([])
    const { product, skus } = await stored('scarf')
    const texts = before.product.texts as Record<string, object>
    expect(product.texts).toEqual({ ...texts, th: { ...texts.th, description: 'นุ่ม' } })
    expect(skus).toEqual(before.skus)
  })

  it('adds a language without touching the options', async () => {
    const before = await stored('scarf')
    expect((await imported('handle,name_ja\nscarf,スカーフ\n')).problems).toEqual([])
    const { product, skus } = await stored('scarf')
    expect(product.written_locales).toEqual(['en', 'ja', 'th'])
    const { en, ja } = product.texts as Record<string, { options: unknown }>
    expect(ja).toEqual({ name: 'スカーフ', description: '', options: en!.options })
    expect(skus).toEqual(before.skus)
  })

  it('never removes options, also with all other columns', async () => {
    const before = await stored('scarf')
    const row = productRow({ handle: 'scarf', name_en: 'Scarf', sku: 'SCARF-1' })
    expect((await imported(csvOf([row]))).counts).toMatchObject({ unchanged: 1 })
    expect(await stored('scarf')).toEqual(before)
  })

  it('keeps price and stock of the SKUs of a file with options', async () => {
    const before = await stored('scarf')
    const rows = [
      'handle,option1_name_en,option1_value_en,option2_name_en,option2_value_en,sku,barcode',
      'scarf,Colour,Red,Size,M,SCARF-1,1',
      'scarf,,Blue,,L,SCARF-NEW,',
      'scarf,,Green,,L,SCARF-5,',
    ]
    expect((await imported(rows.join('\n'))).problems).toEqual([
      { line: 4, field: 'price', reason: 'is missing: the SKU is new' },
    ])
    expect((await imported(rows.slice(0, 2).join('\n'))).problems).toEqual([])
    const [first, ...others] = before.skus
    expect((await stored('scarf')).skus).toEqual([{ ...first, barcode: '1' }, ...others])
  })

  it.each([
    ['handle,sku,price\nscarf,SCARF-1,15\nscarf,SCARF-9,1\n', 3, 'sku', /"SCARF-9" is no SKU/],
    ['handle,stock\nscarf,3\n', 2, 'sku', /^is missing: the product has 4 SKUs$/],
    ['handle,sku,price\nscarf,SCARF-1,\n', 2, 'price', /^must be an amount such as 12.99$/],
    ['handle,shop,category\nscarf,shop-1,\n', 2, 'category', /^is empty$/],
    [
      'handle,shop,name_en\nscarf,shop-1,\n',
      2,
      'name_en',
      /^needs the name in at least one language$/,
    ],
    ['handle,description_ko\nscarf,A\n', 2, 'name_ko', /^is missing: /],
    ['{"handle":"scarf","texts":{"en":{"options":[]}}}', 1, 'skus', /^must be given with/],
  ])('is rejected: %j', async (content, line, field, reason) => {
    const before = await stored('scarf')
    const { problems } = await imported(content)
    expect(problems).toEqual([{ line, field, reason: expect.stringMatching(reason) }])
    expect(await stored('scarf')).toEqual(before)
  })

  it('compares the original price with all SKUs', async () => {
    const prices = (...codes: number[]) =>
      ['handle,sku,price', ...codes.map((code) => `scarf,SCARF-${code},25`)].join('\n')
    expect((await imported(prices(1, 2, 3))).problems).toEqual([])
    expect((await imported(prices(1, 2, 3, 4))).problems).toMatchObject([
      { line: 2, field: 'original_price' },
    ])
  })

  it('does not sell a retired SKU again', async () => {
    const { db } = test.backend.services
    await db.execute(sql`update skus set is_retired = true where code = 'SCARF-3'`)
    const { problems } = await imported('handle,sku,stock\nscarf,SCARF-3,1\n')
    expect(problems[0]?.reason).toContain('"SCARF-3" is retired')
  })

  it('gives the code of a retired SKU to another product of the shop, as the console does', async () => {
    const { db } = test.backend.services
    const file = (handle: string, own = {}) =>
      csvOf([productRow({ handle, sku: 'CODE-1', ...own })])
    expect((await imported(file('first'))).problems).toEqual([])
    const refused = [{ field: 'sku', reason: 'is the code of another product' }]
    expect((await imported(file('second'))).problems).toMatchObject(refused)
    await db.execute(sql`update skus set is_retired = true where code = 'CODE-1'`)
    expect((await imported(file('second', { shop: 'shop-2' }))).problems).toMatchObject(refused)
    expect((await imported(file('second'), { isDryRun: true })).problems).toEqual([])
    expect((await imported(file('second'))).counts).toMatchObject({ added: 1 })
    expect((await stored('first')).skus).toMatchObject([{ code: null, is_retired: true }])
    expect((await stored('second')).skus).toMatchObject([{ code: 'CODE-1', is_retired: false }])
  })

  it('finds the only SKU of a product without its code', async () => {
    await imported(csvOf([productRow({ handle: 'plain', sku: '' })]))
    expect((await imported('handle,stock\nplain,66\n')).counts).toMatchObject({ changed: 1 })
    expect((await stored('plain')).skus).toMatchObject([{ stock: 66, price: 1299 }])
  })
})

describe('the shop of a product that names none', () => {
  const content = 'handle,sku,stock\nscarf,SCARF-1,3\n'
  const problemOf = async (own: Partial<TestImport>) =>
    (await imported(content, { isDryRun: true, ...own })).problems[0]

  it('is its own', async () => {
    expect(await problemOf({ scope: [1] })).toBeUndefined()
  })

  it('is not found by the merchant of another one', async () => {
    expect(await problemOf({ scope: [2] })).toMatchObject({ line: 2, field: 'shop' })
  })

  it('must be that of the import', async () => {
    expect(await problemOf({ shop: 'shop-1' })).toBeUndefined()
    expect(await problemOf({ shop: 'shop-2' })).toMatchObject({
      field: 'handle',
      reason: 'is the handle of a product of another shop',
    })
  })
})

describe('a new product', () => {
  const problemsOf = async (content: string) =>
    (await imported(content, { shop: 'shop-1', isDryRun: true })).problems

  it('still needs category, name and price', async () => {
    expect(await problemsOf('handle,sku,stock\nnew-one,N-1,1\n')).toEqual([
      { line: 2, field: 'category', reason: 'is missing' },
      { line: 2, field: 'price', reason: 'must be an amount such as 12.99' },
    ])
    expect(await problemsOf('handle,category,price\nnew-one,food,1\n')).toEqual([
      { line: 2, field: 'name_en', reason: 'needs the name in at least one language' },
    ])
    const described = 'handle,category,price,description_en\nnew-one,food,1,A\n'
    expect((await problemsOf(described))[0]).toMatchObject({ field: 'name_en' })
    expect(await problemsOf('{"handle":"new-one","category":"food"}')).toEqual([
      { line: 1, field: 'texts', reason: 'must be texts by language' },
      { line: 1, field: 'skus', reason: 'must be a list' },
    ])
  })

  it('has one SKU when the file has no options', async () => {
    const rows = 'handle,category,name_en,sku,price\nnew-one,food,A,N-1,1\nnew-one,,,N-2,1\n'
    expect(await problemsOf(rows)).toEqual([
      { line: 3, field: 'option1_value_en', reason: 'repeats the values of another SKU' },
    ])
  })
})
