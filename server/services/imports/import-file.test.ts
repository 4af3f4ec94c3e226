import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { opsProduct } from '@/contracts/operators'
import { getProduct, listProducts } from '@/contracts/products'
import type { Problem } from '@/server/domain/imports/problem'
import { addressOf } from '@/server/domain/uploads'
import { inTransaction } from '@/server/db/transaction'
import * as imports from '@/server/repositories/imports'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { expectWaiting } from '@/server/testing/waiting'
import { csvOf, fileOf, productRow } from '@/server/testing/import-files'
import { photograph, uploadByStaff } from '@/server/testing/pictures'
import { newMember } from '@/server/testing/staff'
import { openImageFolder } from './image-folder'
import { NO_COUNTS } from './import-file'
import { importForTest, type TestImport } from '@/server/testing/import-runs'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
  await test.backend.services.db.execute(sql`delete from catalogue_changes`)
})
afterAll(() => test.close())

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await test.backend.services.db.execute<Row>(query)).rows

const imported = (content: string | Buffer, own: Partial<TestImport> = {}) =>
  importForTest(test, fileOf(content), own)

/** Everything of the catalogue that an import could write. */
const catalogueNow = async () =>
  JSON.stringify(
    await rows(sql`select
      (select jsonb_agg(p order by id) from products p) as products,
      (select jsonb_agg(s order by id) from skus s) as skus,
      (select jsonb_agg(s order by id) from shops s) as shops,
      (select max(id) from catalogue_changes) as changes`),
  )

const idOf = async (handle: string) => {
  const [row] = await rows<{ id: string }>(sql`select id from products where handle = ${handle}`)
  return Number(row!.id)
}

const shirt = (own: Record<string, string>) => ({
  ...productRow({ handle: 'polo', shop: 'shop-2', sku: 'POLO-M', name_th: 'เสื้อโปโล' }),
  category: 'Clothing en',
  option1_name_en: 'Size',
  option1_name_th: 'ขนาด',
  option1_value_en: 'M',
  option1_value_th: 'เอ็ม',
  images: '/api/pictures/mugs.sand.front',
  ...own,
})
const POLO = csvOf([
  shirt({}),
  { ...shirt({ sku: 'POLO-L', option1_value_en: 'L', option1_value_th: 'แอล', price: '9.50' }) },
])

describe('an import', () => {
  it('adds a product that shoppers see and find', async () => {
    expect(await imported(POLO)).toMatchObject({ counts: { added: 1, rejected: 0 }, problems: [] })
    const id = await idOf('polo')
    const { data } = await test.ask(getProduct, { id }, { locale: 'th' })
    expect(data).toMatchObject({
      name: 'เสื้อโปโล',
      price: 950,
      shop_id: 2,
      category: { key: 'mens_clothing' },
      options: [{ name: 'ขนาด', values: ['เอ็ม', 'แอล'] }],
      skus: [
        { values: ['เอ็ม'], price: 1299, stock: 5 },
        { values: ['แอล'], price: 950, stock: 5 },
      ],
    })
    const found = await test.ask(listProducts, { keyword: 'โปโล' }, { locale: 'th' })
    expect(found.data.list.map((one) => one.id)).toEqual([id])
    const [shop] = await rows(
      sql`select product_count, category_ids, pictures from shops where id = 2`,
    )
    expect(shop).toEqual({
      product_count: 1,
      category_ids: [2, 1],
      pictures: ['/api/pictures/mugs.sand.front', '/api/pictures/mugs.sand.front'],
    })
    const tags = await rows<{ tag: string }>(sql`select distinct tag from catalogue_changes`)
    expect(tags.map(({ tag }) => tag).sort()).toEqual(
      expect.arrayContaining(['home', `product-${id}`, 'shop-2']),
    )
    const stale = await rows(sql`select 1 from product_search where is_stale`)
    expect(stale).toEqual([])
  })

  it('changes nothing when it is repeated', async () => {
    const before = await catalogueNow()
    expect(await imported(POLO)).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 1 } })
    expect(await catalogueNow()).toBe(before)
  })

  it('changes what differs, with version, dates and tags', async () => {
    const id = await idOf('polo')
    const [before] = await rows(sql`select version, changed_at from products where id = ${id}`)
    await test.backend.services.db.execute(sql`delete from catalogue_changes`)
    const { counts } = await imported(POLO.replace('9.50', '8.00'))
    expect(counts).toMatchObject({ changed: 1 })
    const [after] = await rows(
      sql`select version, changed_at, price from products where id = ${id}`,
    )
    expect(after).toMatchObject({ version: Number(before!.version) + 1, price: '800' })
    expect(after!.changed_at).not.toEqual(before!.changed_at)
    const tags = await rows<{ tag: string }>(sql`select tag from catalogue_changes`)
    expect(tags.map(({ tag }) => tag)).toContain(`product-${id}`)
    const sorted = await test.ask(listProducts, { sort: 'price_asc', shop_id: 2 })
    expect(sorted.data.list.map((one) => [one.id, one.price])).toContainEqual([id, 800])
  })

  it('shows a product in its shop from the time it is on sale', async () => {
    const file = (onSale: string) =>
      csvOf([
        productRow({
          handle: 'lamp',
          shop: 'lights',
          shop_name_en: 'Lights',
          sku: 'LAMP',
          on_sale: onSale,
          images: '/api/pictures/mugs.sand.front',
        }),
      ])
    const shopNow = async () => {
      const [row] = await rows<{ count: number; pictures: number; categories: number }>(sql`
        select product_count as count, cardinality(pictures) as pictures,
          cardinality(category_ids) as categories from shops where handle = 'lights'`)
      return row
    }
    await imported(file('no'))
    expect(await shopNow()).toEqual({ count: 0, pictures: 0, categories: 0 })
    for (const onSale of ['yes', 'no']) await imported(file(onSale))
    await test.ask(opsProduct, { id: await idOf('lamp'), on_sale: true })
    expect(await shopNow()).toEqual({ count: 1, pictures: 1, categories: 1 })
  })

  it('retires SKUs whose options are gone, and hides them', async () => {
    const one = shirt({ sku: 'POLO-RED', option1_name_en: 'Colour', option1_value_en: 'Red' })
    const { option1_name_th: _, option1_value_th: __, ...row } = one
    expect((await imported(csvOf([{ ...row, name_th: '' }]))).counts).toMatchObject({ changed: 1 })
    const { data } = await test.ask(getProduct, { id: await idOf('polo') })
    expect(data.skus.map(({ values }) => values)).toEqual([['Red']])
    const retired = await rows(sql`select code from skus where is_retired order by code`)
    expect(retired).toEqual([{ code: 'POLO-L' }, { code: 'POLO-M' }])
    expect((await imported(POLO)).counts).toMatchObject({ changed: 1 })
  })

  it('keeps the name of a product without a handle from another shop', async () => {
    const handles = await rows<{ id: string }>(
      sql`select id from products where handle is null order by id limit 1`,
    )
    const id = Number(handles[0]!.id)
    const own = await rows<{ shop_id: string }>(sql`select shop_id from products where id = ${id}`)
    const shopId = Number(own[0]!.shop_id)
    const name = `product-${id}`
    await rows(sql`update products set handle = ${name}
      where id = (select min(id) from products where shop_id <> ${shopId})`)
    const row = { handle: name, shop: `shop-${shopId}`, name_en: 'Named by its id', images: '' }
    const result = await imported(csvOf([row]), { isDryRun: true })
    await rows(sql`update products set handle = null where handle = ${name} and id <> ${id}`)
    expect(result).toMatchObject({ counts: { changed: 1, rejected: 0 }, problems: [] })
  })

  it('finds products and shops without a handle by their ids', async () => {
    const row = productRow({
      handle: 'product-3',
      shop: 'shop-2',
      name_en: 'Green tea',
      sku: 'TEA',
    })
    expect((await imported(csvOf([row]))).counts).toMatchObject({ changed: 1 })
    const [tea] = await rows(
      sql`select handle, texts->'en'->>'name' as name from products where id = 3`,
    )
    expect(tea).toEqual({ handle: null, name: 'Green tea' })
  })
})

describe('an import beside other changes', () => {
  it('adds no SKU that was added while it waited for the product', async () => {
    const sizes = (handle: string, ...values: string[]) =>
      csvOf(
        values.map((value) =>
          shirt({ handle, sku: '', option1_value_en: value, option1_value_th: value }),
        ),
      )
    await imported(sizes('tee', 'M'))
    await imported(sizes('same-tee', 'M', 'L'))
    const id = await idOf('tee')
    const { db } = test.backend.services
    let importing: ReturnType<typeof imported> | undefined
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select from products where id = ${id} for no key update`)
      importing = imported(sizes('tee', 'M', 'L'))
      await expectWaiting(db)
      await tx.execute(sql`
        update products set texts = (select texts from products where handle = 'same-tee')
        where id = ${id}`)
      await tx.execute(sql`
        insert into skus (product_id, value_indexes, price, stock)
        values (${id}, array[1]::smallint[], 1299, 5)`)
    })
    await importing
    const own = await rows(sql`
      select value_indexes from skus where product_id = ${id} and not is_retired order by id`)
    expect(own).toEqual([{ value_indexes: [0] }, { value_indexes: [1] }])
  })

  it('compares again with a product that another import has added meanwhile', async () => {
    const { db } = test.backend.services
    let importing: ReturnType<typeof imported> | undefined
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`
        insert into products (handle, shop_id, category_id, texts, images, price, listed_at)
        select 'both', shop_id, category_id, texts, images, price, now() from products where id = 2`)
      const options = { option1_name_en: 'Size', option1_value_en: 'M' }
      importing = imported(csvOf([productRow({ handle: 'both', sku: 'BOTH', ...options })]))
      await expectWaiting(db)
    })
    expect((await importing)?.counts).toMatchObject({ added: 0, changed: 1, rejected: 0 })
  })
})

describe('a dry run', () => {
  it('reports and writes nothing', async () => {
    const before = await catalogueNow()
    const content = csvOf([
      productRow({ handle: 'new-one', sku: 'NEW' }),
      productRow({ price: 'x' }),
    ])
    const { counts, problems } = await imported(content, { isDryRun: true })
    expect(counts).toMatchObject({ added: 1, rejected: 1 })
    expect(problems).toHaveLength(1)
    expect(await catalogueNow()).toBe(before)
    expect(await rows(sql`select 1 from catalogue_imports`)).toEqual([])
  })
})

describe('invalid products', () => {
  const problemsOf = async (list: Record<string, string>[], own: Partial<TestImport> = {}) =>
    (await imported(csvOf(list), own)).problems

  it('are rejected, and the others are imported', async () => {
    const { counts, problems } = await imported(
      csvOf([
        productRow({ handle: 'good-1', sku: 'G1' }),
        productRow({ handle: 'bad', sku: 'B', price: '1e309' }),
        productRow({ handle: 'good-2', sku: 'G2' }),
      ]),
    )
    expect(counts).toMatchObject({ done: 3, added: 2, rejected: 1 })
    expect(problems).toEqual([
      { line: 3, field: 'price', reason: 'must be an amount such as 12.99' },
    ])
  })

  it('are lines that were moved away from their product', async () => {
    const size = (value: string) => ({ option1_value_en: value, sku: `MUG-${value}` })
    const mug = { handle: 'mug', name_en: 'Mug', option1_name_en: 'Size', ...size('S') }
    const rest = { shop: '', category: '', name_en: '', description_en: '', option1_name_en: '' }
    const problems = await problemsOf([
      productRow(mug),
      productRow({ handle: 'between', option1_name_en: '', option1_value_en: '' }),
      productRow({ ...mug, ...rest, ...size('L') }),
    ])
    expect(problems[0]).toEqual({
      line: 4,
      field: 'handle',
      reason:
        'begins a product without category and texts; the lines of a product must follow each other',
    })
  })

  it('are those with the handle or code of another one', async () => {
    const list = [
      productRow({ handle: 'twice', sku: 'T1' }),
      productRow({ handle: 'other', sku: 'T2' }),
      productRow({ handle: 'twice', sku: 'T3' }),
      productRow({ handle: 'same-code', sku: 'T2' }),
      productRow({ handle: 'stored-code', sku: 'POLO-M' }),
      productRow({ handle: 'polo', sku: 'T5' }),
    ]
    expect(await problemsOf(list)).toEqual([
      { line: 4, field: 'handle', reason: 'is the handle of another product, on line 2' },
      { line: 5, field: 'sku', reason: 'is the code of another SKU, on line 3' },
      { line: 6, field: 'sku', reason: 'is the code of another product' },
      { line: 7, field: 'handle', reason: 'is the handle of a product of another shop' },
    ])
    expect(await problemsOf(list, { isDryRun: true })).toHaveLength(4)
  })

  it('are those of unknown shops and categories, and of shops of others', async () => {
    const { shop: _, ...without } = productRow({ handle: 'no-shop', sku: 'N0' })
    expect(await problemsOf([without])).toEqual([
      expect.objectContaining({ field: 'shop', reason: expect.stringContaining('is missing') }),
    ])
    expect(await problemsOf([without], { shop: 'shop-1', isDryRun: true })).toEqual([])
    const list = [
      productRow({ handle: 'n1', sku: 'N1', shop: 'none' }),
      productRow({ handle: 'n2', sku: 'N2', category: 'none' }),
      productRow({ handle: 'n3', sku: 'N3', shop: 'shop-2' }),
      productRow({ handle: 'n4', sku: 'N4', category: 'winter-wear' }),
    ]
    expect(await problemsOf(list, { scope: [1] })).toEqual([
      { line: 2, field: 'shop', reason: '"none" is no shop that you may change' },
      { line: 3, field: 'category', reason: '"none" is unknown' },
      { line: 4, field: 'shop', reason: '"shop-2" is no shop that you may change' },
      {
        line: 5,
        field: 'category',
        reason: '"winter-wear" is unknown; a key has only lower-case letters and underscores',
      },
    ])
  })

  it('add a shop only with its name, and never for a merchant', async () => {
    const row = productRow({ handle: 'first-of-shop', sku: 'S0', shop: 'new-shop' })
    const named = { ...row, shop_name_th: 'ร้านใหม่' }
    expect(await problemsOf([row])).toEqual([
      { line: 2, field: 'shop', reason: '"new-shop" does not exist; fill shop_name_en to add it' },
    ])
    expect(await problemsOf([named], { scope: [1] })).toHaveLength(1)
    const shops = () =>
      rows(sql`select texts->'en'->>'name' as name from shops where handle = 'new-shop'`)
    expect(await problemsOf([named], { isDryRun: true })).toEqual([])
    expect(await shops()).toEqual([])
    expect(await problemsOf([named])).toEqual([])
    expect(await shops()).toEqual([{ name: 'ร้านใหม่' }])
  })

  it('add a category only with its key and name', async () => {
    const row = productRow({ handle: 'first-of-kind', sku: 'C0', category: 'garden_tools' })
    const named = { ...row, category_name_en: 'Garden tools' }
    expect(await problemsOf([row])).toHaveLength(1)
    expect(await problemsOf([named], { scope: [1] })).toHaveLength(1)
    expect(await problemsOf([{ ...named, category: 'Garden tools' }])).toHaveLength(1)
    expect(await problemsOf([named])).toEqual([])
    const [added] = await rows(
      sql`select texts->'ja' as name from categories where key = 'garden_tools'`,
    )
    expect(added).toEqual({ name: 'Garden tools' })
  })

  it('are not imported from a file that cannot be read to its end', async () => {
    const before = await catalogueNow()
    const content = `${csvOf([productRow({ handle: 'first', sku: 'F' })])}"open`
    await expect(imported(content)).rejects.toThrow('A quote that begins here is never closed.')
    expect(await catalogueNow()).toBe(before)
  })
})

describe('images', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'import-'))
    await writeFile(path.join(folder, 'a.jpg'), await photograph(1000, 700).jpeg().toBuffer())
    await writeFile(path.join(folder, 'b.png'), await photograph().png().toBuffer())
    await writeFile(path.join(folder, 'text.jpg'), 'no picture')
    await writeFile(path.join(folder, 'svg.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  afterAll(() => rm(folder, { recursive: true }))
  const withImages = async (own: Record<string, string>, run: Partial<TestImport> = {}) =>
    imported(csvOf([productRow({ handle: 'pictured', sku: 'P', ...own })]), {
      folder: await openImageFolder(folder),
      ...run,
    })

  it('are stored once by content, in the sizes of pictures', async () => {
    expect(await withImages({ images: 'a.jpg\nb.png', sku_image: 'b.png' })).toMatchObject({
      counts: { added: 1 },
      problems: [],
    })
    const { data } = await test.ask(getProduct, { id: await idOf('pictured') })
    expect(data.images).toEqual([
      expect.stringMatching(/^\/api\/uploads\/catalogue-[\w-]{22}\.webp$/),
      expect.stringMatching(/^\/api\/uploads\/catalogue-[\w-]{22}\.webp$/),
    ])
    expect(data.skus[0]!.image).toBe(data.images[1])
    for (const size of ['', '-320', '-640', '-960']) {
      const response = await test.fetch(data.images[0]!.replace('.webp', `${size}.webp`))
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
    const again = await withImages({ images: 'a.jpg\nb.png', sku_image: 'b.png' })
    expect(again.counts).toMatchObject({ unchanged: 1 })
    expect(await rows(sql`select used_at is not null as used from uploads`)).toEqual([
      { used: true },
      { used: true },
    ])
  })

  it('of exports stay as they are', async () => {
    const { data } = await test.ask(getProduct, { id: await idOf('pictured') })
    const same = { images: data.images.join('\n'), sku_image: data.skus[0]!.image! }
    expect((await withImages(same)).counts).toMatchObject({ unchanged: 1 })
    const unknown = data.images[0]!.replace(/.{5}\.webp$/, 'xxxxx.webp')
    expect((await withImages({ images: unknown })).problems).toEqual([
      {
        line: 2,
        field: 'images',
        reason: `"${unknown}" is no picture of this shop; use file names and --images, or complete addresses`,
      },
    ])
  })

  it('are not taken from a member who has uploaded and not used them', async () => {
    const { headers } = await newMember(test, 'merchant', [1])
    const { data } = await uploadByStaff(test, headers)
    const found = await rows<{ name: string }>(sql`select name from uploads where id = ${data.id}`)
    const address = addressOf(found[0]!.name)
    expect((await withImages({ images: address })).problems).toEqual([
      {
        line: 2,
        field: 'images',
        reason: `"${address}" is no picture of this shop; use file names and --images, or complete addresses`,
      },
    ])
    await rows(sql`delete from uploads where id = ${data.id}`)
  })

  it.each([
    ['text.jpg', 'is no JPEG, PNG, WebP or HEIC image'],
    ['svg.png', 'is no JPEG, PNG, WebP or HEIC image'],
    ['../a.jpg', 'does not exist'],
    ['http://shop.example/a.jpg', 'is no https address'],
    ['https://127.0.0.1/a.jpg', 'leads to an address that is not public'],
    ['https://localhost/a.jpg', 'leads to an address that is not public'],
    [
      '/api/uploads/../../etc/passwd',
      'is no picture of this shop; use file names and --images, or complete addresses',
    ],
  ])('reject the product: %s', async (image, reason) => {
    const before = await catalogueNow()
    const { counts, problems } = await withImages({ images: `a.jpg\n${image}` })
    expect(counts).toMatchObject({ rejected: 1, changed: 0 })
    expect(problems).toEqual([{ line: 2, field: 'images', reason: `"${image}" ${reason}` }])
    expect(await catalogueNow()).toBe(before)
  })

  it('are checked and not stored by a dry run', async () => {
    await writeFile(path.join(folder, 'new.jpg'), await photograph(80, 80).jpeg().toBuffer())
    const { counts } = await withImages({ images: 'new.jpg' }, { isDryRun: true })
    expect(counts).toMatchObject({ changed: 1 })
    expect(await rows(sql`select 1 from uploads`)).toHaveLength(2)
  })
})

describe('an interrupted import', () => {
  it('continues after its last batch and reports everything', async () => {
    const list = Array.from({ length: 250 }, (_, at) =>
      productRow({
        handle: `many-${at}`,
        sku: `MANY-${at}`,
        ...(at % 100 === 7 ? { price: 'x' } : {}),
      }),
    )
    const content = csvOf(list)
    let opened = 0
    const file = {
      ...fileOf(content),
      open: () => {
        opened += 1
        const whole = Buffer.from(content)
        if (opened !== 2) return Readable.from([whole])
        return Readable.from(brokenAfter(whole.subarray(0, 12_000)))
      },
    }
    const broken = importForTest(test, file, { isStored: true })
    await expect(broken).rejects.toThrow('the disk is gone')
    const [first] = await rows(sql`select status, done, rejected from catalogue_imports`)
    expect(first).toEqual({ status: 'running', done: 100, rejected: 1 })
    const seen: Problem[] = []
    const { counts } = await importForTest(test, fileOf(content), { isStored: true, seen })
    expect(counts).toEqual({ ...NO_COUNTS, done: 250, added: 247, rejected: 3 })
    expect(seen.map(({ line }) => line)).toEqual([109, 209])
    const stored = await rows<{ line: number }>(
      sql`select line from catalogue_import_problems order by position`,
    )
    expect(stored.map(({ line }) => line)).toEqual([9, 109, 209])
    expect(await rows(sql`select 1 from products where handle like 'many-%'`)).toHaveLength(247)
    const [audit] = await rows(
      sql`select actor, changes from audit_events where event = 'catalogue-imported'`,
    )
    expect(audit).toMatchObject({ actor: 'operator', changes: { added: { after: 247 } } })
  })

  it('continues the newest unfinished import of the same file and options', async () => {
    const { db } = test.backend.services
    const digest = 'the same file'
    const row = { staffId: null, staffName: null, shopIds: null, fileName: 'a.csv', digest }
    const ids: number[] = []
    for (const [status, options] of [
      ['failed', {}],
      ['running', {}],
      ['done', {}],
      ['failed', { shop: '1' }],
    ] as const) {
      const { id } = await imports.add(db, { ...row, isDryRun: false, options })
      await db.execute(sql`update catalogue_imports set status = ${status} where id = ${id}`)
      ids.push(id)
    }
    expect((await imports.findUnfinished(db, { digest, options: {} }))?.id).toBe(ids[1])
  })

  function* brokenAfter(content: Buffer) {
    yield content
    throw new Error('the disk is gone')
  }
})
