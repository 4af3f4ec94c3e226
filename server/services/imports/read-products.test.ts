import iconv from 'iconv-lite'
import { Readable } from 'node:stream'
import { checkDraft, checkNewProduct } from '@/server/domain/imports/check-draft'
import type { NewProductDraft } from '@/server/domain/imports/draft'
import type { UnreadableFile } from '@/server/domain/imports/problem'
import { csvOf, fileOf, productRow } from '@/server/testing/import-files'
import { seenOf, type SeenProblem } from '@/server/testing/import-runs'
import { COMMAND_HINTS, FORM_HINTS } from './hints'
import { readProducts, type ReadOptions } from './read-products'
import type { ImportFile } from './text-of-file'

const OPTIONS: ReadOptions = {
  encoding: undefined,
  locale: 'en',
  category: undefined,
  hints: COMMAND_HINTS,
}

/** Reads products that the catalogue does not have. */
async function read(file: ImportFile | string | Buffer, own: Partial<ReadOptions> = {}) {
  const drafts: NewProductDraft[] = []
  const problems: SeenProblem[] = []
  const source = typeof file === 'string' || Buffer.isBuffer(file) ? fileOf(file) : file
  for await (const found of readProducts(source, { ...OPTIONS, ...own })) {
    const given = checkDraft(found)
    const checked = 'draft' in given ? checkNewProduct(given.draft, found) : given
    if ('draft' in checked) drafts.push(checked.draft)
    else problems.push(...checked.problems.map(seenOf))
  }
  return { drafts, problems }
}

const refusal = (file: ImportFile | string | Buffer, own: Partial<ReadOptions> = {}) =>
  read(file, own).then(
    () => 'read',
    ({ failure: { values, reason } }: UnreadableFile) =>
      `${values.line ?? null}: ${reason.replace(/^Line \d+: /, '')}`,
  )

const nameOf = ({ drafts }: { drafts: NewProductDraft[] }) => drafts[0]?.texts.en?.name

describe('Sampan’s CSV', () => {
  const shirt = productRow({
    handle: 'shirt',
    name_th: 'เสื้อ',
    option1_name_en: 'Size',
    option1_name_th: 'ขนาด',
    option1_value_en: 'M',
    option1_value_th: 'เอ็ม',
    sku: 'SHIRT-M',
    images: 'a.jpg\nb.jpg',
    image_alts_en: '-\nThe back',
    original_price: '20',
    on_sale: 'no',
  })

  it('reads one SKU per line', async () => {
    const second = {
      handle: 'shirt',
      option1_value_en: 'L',
      option1_value_th: 'แอล',
      price: '13.5',
    }
    const { drafts, problems } = await read(csvOf([shirt, second]))
    expect(problems).toEqual([])
    expect(drafts).toEqual([
      {
        handle: 'shirt',
        shop: 'shop-1',
        category: 'food',
        on_sale: false,
        original_price: 2000,
        texts: {
          en: {
            name: 'Blue kettle',
            description: 'Boils water',
            options: [{ name: 'Size', values: ['M', 'L'] }],
          },
          th: { name: 'เสื้อ', options: [{ name: 'ขนาด', values: ['เอ็ม', 'แอล'] }] },
        },
        images: ['a.jpg', 'b.jpg'],
        image_alts: [null, { en: 'The back' }],
        skus: [
          expect.objectContaining({ code: 'SHIRT-M', values: ['M'], price: 1299, stock: 5 }),
          { values: ['L'], price: 1350 },
        ],
      },
    ])
  })

  it('makes plain text of a description in HTML', async () => {
    const html = '<p>Holds <b>1&nbsp;l</b></p><ul><li>Steel</li></ul>'
    const descriptions = [html, 'a < b and <3', `<p>${'x'.repeat(100_001)}`]
    const rows = descriptions.map((description_en, at) =>
      productRow({ handle: `html-${at}`, sku: `H-${at}`, description_en }),
    )
    const { drafts, problems } = await read(csvOf(rows))
    expect(drafts.map(({ texts }) => texts.en!.description)).toEqual([
      'Holds 1 l\n\n• Steel',
      'a < b and <3',
    ])
    expect(problems[0]).toMatchObject({ line: 4, field: 'description_en' })
  })

  it('reads files of spreadsheets with semicolons, tabs and other ends of lines', async () => {
    const lines = ['handle;category;price;name_en', 'a;food;1,299;A', 'b;food;1.5;"B; 2"']
    const { drafts, problems } = await read(lines.join('\r\n'))
    expect(problems).toEqual([
      { line: 2, field: 'price', reason: 'must be an amount such as 12.99' },
    ])
    expect(drafts.map(({ handle }) => handle)).toEqual(['b'])
    expect((await read(lines.join('\n').replaceAll(';', '\t'))).drafts).toHaveLength(1)
  })

  it.each([
    ['1,5', 150],
    ['12,50', 1250],
    [' 1234,05 ', 123_405],
    ['12.50', 1250],
    ['1,299', undefined],
    ['1.299,00', undefined],
    ['1 299,00', undefined],
    ['-1,5', undefined],
  ])('reads the amount %j of a file with semicolons as %j', async (amount, cents) => {
    const lines = ['handle;category;price;original_price;name_en', `a;food;1,1;${amount};A, B`]
    const { drafts, problems } = await read(lines.join('\n'))
    expect(drafts.map((draft) => draft.original_price)).toEqual(cents ? [cents] : [])
    const rejected = {
      line: 2,
      field: 'original_price',
      reason: 'must be an amount such as 12.99',
    }
    expect(problems).toEqual(cents ? [] : [rejected])
  })

  it('reads no decimal comma in a file with tabs or commas', async () => {
    const row = ['a', 'food', '"1,5"', 'A']
    for (const mark of ['\t', ',']) {
      const heading = ['handle', 'category', 'price', 'name_en'].join(mark)
      const { problems } = await read(`${heading}\n${row.join(mark)}`)
      expect(problems).toEqual([
        { line: 2, field: 'price', reason: 'must be an amount such as 12.99' },
      ])
    }
  })

  it('keeps formulas as texts', async () => {
    const formula = '=HYPERLINK("http://x.example")'
    const { drafts } = await read(
      csvOf([
        productRow({ name_en: formula, description_en: "'=1+1", sku: '-7' }),
        productRow({ handle: 'b', name_en: "''=1", description_en: '@a', sku: '+1' }),
      ]),
    )
    expect(drafts.map(({ texts }) => texts.en)).toEqual([
      { name: formula, description: '=1+1', options: [] },
      { name: "'=1", description: '@a', options: [] },
    ])
    expect(drafts.map(({ skus }) => skus[0]!.code)).toEqual(['-7', '+1'])
  })

  it.each([
    ['price', '1e309', 'must be an amount such as 12.99'],
    ['price', '12,99', 'must be an amount such as 12.99'],
    ['price', '-1', 'must be an amount such as 12.99'],
    ['price', '0', 'must be more than 0'],
    ['price', 'NaN', 'must be an amount such as 12.99'],
    ['price', '1000000.01', 'must be at most 1000000'],
    ['original_price', '1e309', 'must be an amount such as 12.99'],
    ['original_price', '1', 'must not be below the price: 1.00 is less than 12.99'],
    ['stock', '1.5', 'must be a whole number'],
    ['stock', '99999999', 'must be at most 1000000'],
    ['handle', 'Blue Kettle', expect.stringContaining('must be lower-case letters')],
    ['on_sale', 'perhaps', 'must be yes or no'],
    ['name_en', 'x'.repeat(161), 'is longer than 160 characters'],
    ['name_en', 'a\nb', 'has a line break'],
    ['name_en', 'exe.\u202Egnp', 'has control characters'],
    ['name_en', 'a\u2028b', 'has control characters'],
    ['sku', 'a\u009Bb', 'has control characters'],
    ['description_en', 'a\u0007b', 'has control characters'],
    ['barcode', '8.85E+12', expect.stringContaining('number format of Excel')],
    ['barcode', '8,85e+12', expect.stringContaining('number format of Excel')],
    ['name_en', '', 'needs the name in at least one language'],
    ['category', '', 'is empty'],
  ])('rejects %s %j with line and column', async (field, value, reason) => {
    const rows = [
      productRow({ handle: 'fine' }),
      productRow({ original_price: '', on_sale: '', [field]: value }),
    ]
    const columns = { original_price: '', on_sale: '', barcode: '' }
    const { drafts, problems } = await read(csvOf(rows.map((row) => ({ ...columns, ...row }))))
    expect(drafts).toHaveLength(1)
    expect(problems).toContainEqual({ line: 3, field, reason })
  })

  it('reports every problem of a product', async () => {
    const rows = [
      { ...productRow(), option1_name_en: 'Size', option1_value_en: 'M', price: 'x' },
      { ...productRow(), option1_name_en: 'Weight', option1_value_en: 'M', price: '2' },
    ]
    const { drafts, problems } = await read(csvOf(rows))
    expect(drafts).toEqual([])
    expect(problems).toEqual([
      { line: 3, field: 'option1_name_en', reason: 'differs from line 2 of the same product' },
      { line: 2, field: 'price', reason: 'must be an amount such as 12.99' },
    ])
    const same = await read(
      csvOf(rows.map((row) => ({ ...row, option1_name_en: 'Size', price: '1' }))),
    )
    expect(same.problems).toEqual([
      { line: 3, field: 'option1_value_en', reason: 'repeats the values of another SKU' },
      { line: 3, field: 'sku', reason: 'repeats the code of another SKU' },
    ])
  })

  it('rejects a row that does not fit the first line', async () => {
    const { problems } = await read('handle,category,price,name_en\na,food,1,A,B\n')
    expect(problems).toEqual([
      { line: 2, field: null, reason: 'has 5 cells, but the first line has 4' },
    ])
  })

  it('counts empty lines', async () => {
    const { problems } = await read(
      'handle,category,price,name_en\n\n\na,food,1,A,B\nb,food,1,"B\n\nb",C\n\nc,food,1,C,D\n',
    )
    expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([4, 5, 9]))
  })
})

describe('the encoding', () => {
  const text = csvOf([productRow({ name_en: 'กาต้มน้ำ 水壶 é' })])

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little endian', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-16 big endian', iconv.encode(text, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', iconv.encode(text, 'utf-16le', { addBOM: false })],
  ])('detects %s', async (_, bytes) => {
    expect(nameOf(await read(bytes))).toBe('กาต้มน้ำ 水壶 é')
  })

  it('of GBK must be named', async () => {
    const bytes = iconv.encode(csvOf([productRow({ name_en: '水壶' })]), 'gbk')
    expect(await refusal(bytes)).toBe(
      '1: The file is not valid UTF-8. Save it as UTF-8, or name its encoding, for example --encoding windows-874 on the command line.',
    )
    expect(nameOf(await read(bytes, { encoding: 'gb18030' }))).toBe('水壶')
    expect(await refusal(bytes, { hints: FORM_HINTS })).toBe(
      '1: The file is not valid UTF-8. Save it as UTF-8, or choose its encoding in the field Encoding, for example windows-874.',
    )
    const unknown = await refusal(bytes, { encoding: 'klingon' })
    expect(unknown).toContain('"klingon" is unknown')
    expect(unknown).toContain('windows-1252')
  })
})

describe('a file that cannot be read', () => {
  const line = 'handle,category,price,name_en\n'

  it.each([
    ['empty', '', /^null: The file is empty\.$/],
    ['of another type', Buffer.from('%PDF-1.7\n'), /is a file of type pdf/],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004 and more'), /is a file of type zip/],
    ['binary', Buffer.from([1, 0, 0, 0, 0, 200]), /is no text|not valid UTF-8/],
    ['one JSON list', '[{"handle":"a"}]', /Write one product per line/],
    ['another table', 'a,b\n1,2\n', /^1: The first line has no column "handle"/],
    ['a line of delimiters', `${line}${','.repeat(2 * 1024 * 1024 + 1)}`, /^2: The line is longer/],
    ['unknown columns', `${line.trim()},colour\n`, /^1: The column "colour" is unknown\.$/],
    ['a column twice', `${line.trim()},price\n`, /^1: The column "price" occurs twice\.$/],
    [
      'an open quote',
      `${line}a,food,1,A\nb,food,1,"B\n`,
      /^3: A quote that begins here is never closed\.$/,
    ],
    ['a stray quote', `${line}a,food,1,A\nb,food,1,B "2"\n`, /^3: A quote inside a cell/],
  ])('is rejected: %s', async (_, content, sentence) => {
    expect(await refusal(content)).toMatch(sentence)
  })

  it.each([
    ['CSV', `${line}a,food,1,"`],
    ['JSON', '{"handle":"a"}\n{"handle":"'],
  ])('is rejected at a line of 100 MB: %s, without reading it to its end', async (_, begin) => {
    let sent = 0
    function* bytes() {
      yield Buffer.from(begin.padEnd(5000))
      for (; sent < 100; sent += 1) yield Buffer.alloc(1024 * 1024, 'x')
    }
    const open = () => Readable.from(bytes())
    expect(await refusal({ name: 'long', bytes: 1, open })).toMatch(
      /^2: The line is longer than 2097152 characters/,
    )
    expect(sent).toBeLessThan(10)
  })

  it('is rejected above the limit of its size', async () => {
    expect(await refusal({ ...fileOf(line), bytes: 3 * 1024 ** 3 })).toMatch(/larger than 2 GiB/)
  })
})

describe('JSON Lines', () => {
  const product = {
    handle: 'a',
    category: 'food',
    texts: { en: { name: 'A' } },
    skus: [{ price: 100 }],
  }

  it('reads one product per line and rejects invalid ones', async () => {
    const lines = [
      JSON.stringify(product),
      '',
      '{"handle": ',
      '7',
      JSON.stringify({ ...product, handle: 'b', colour: 'red' }),
      JSON.stringify(product).replace('100', '1e309'),
      '{"a":'.repeat(1000) + '1' + '}'.repeat(1000),
      JSON.stringify({ ...product, handle: 'c', skus: [{ price: 1, values: ['x'] }] }),
    ]
    const { drafts, problems } = await read(lines.join('\n'))
    expect(drafts).toHaveLength(1)
    expect(problems).toEqual([
      { line: 3, field: null, reason: 'is no valid JSON: write one product per line' },
      { line: 4, field: null, reason: 'is no JSON object: write one product per line' },
      expect.objectContaining({ line: 5, reason: expect.stringContaining('colour') }),
      {
        line: 6,
        field: 'skus.0.price',
        reason: 'must be a whole number of cents, such as 1299',
      },
      { line: 7, field: null, reason: 'is nested too deeply' },
      { line: 8, field: 'skus.0.values', reason: 'must be one known value for each option' },
    ])
  })
})

describe('Shopify’s product export', () => {
  const first = {
    Handle: 'Tea-Pot',
    Title: 'Tea pot',
    'Body (HTML)': '<p>Holds <b>1&nbsp;l</b></p><script>alert(1)</script><ul><li>Steel</li></ul>',
    Vendor: 'Acme',
    Type: 'food',
    Tags: 'a, b',
    Published: 'true',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Red',
    'Variant SKU': "'007",
    'Variant Grams': '800',
    'Variant Inventory Qty': '-2',
    'Variant Price': '20.00',
    'Variant Compare At Price': '25.00',
    'Variant Barcode': '',
    'Image Src': 'https://cdn.example/2.jpg',
    'Image Position': '2',
    'Image Alt Text': 'Side',
    'Variant Image': 'https://cdn.example/1.jpg',
    Status: 'active',
    'Google Shopping / MPN': 'ignored',
  }
  const empty = Object.fromEntries(Object.keys(first).map((name) => [name, '']))

  it('rejects a description that would take long to read', async () => {
    const html = '<'.repeat(100_001)
    const { problems } = await read(csvOf([{ ...first, 'Body (HTML)': html }]))
    expect(problems).toEqual([
      { line: 2, field: 'Body (HTML)', reason: 'is longer than 100000 characters' },
    ])
  })

  it('reads variants and images of their rows', async () => {
    const rows = [
      first,
      {
        ...empty,
        Handle: 'Tea-Pot',
        'Option1 Value': 'Blue',
        'Variant Price': '18.00',
        'Image Src': 'https://cdn.example/1.jpg',
        'Image Position': '1',
      },
      {
        ...empty,
        Handle: 'Tea-Pot',
        'Image Src': 'https://cdn.example/3.jpg',
        'Image Position': '3',
      },
    ]
    const { drafts, problems } = await read(csvOf(rows), { locale: 'ja' })
    expect(problems).toEqual([])
    expect(drafts[0]).toMatchObject({
      handle: 'tea-pot',
      on_sale: true,
      original_price: 2500,
      texts: {
        ja: {
          name: 'Tea pot',
          description: 'Holds 1 l\n\n• Steel',
          options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
        },
      },
      images: [1, 2, 3].map((at) => `https://cdn.example/${at}.jpg`),
      image_alts: [null, { ja: 'Side' }, null],
      skus: [
        { code: '007', values: ['Red'], stock: 0, weight_grams: 800, barcode: null },
        { code: undefined, values: ['Blue'], price: 1800 },
      ],
    })
  })

  it('reads a product without options, drafts, and a category by default', async () => {
    const plain = { ...first, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }
    const rows = [{ ...plain, Type: '', Status: 'draft' }]
    const { drafts } = await read(csvOf(rows), { category: 'food' })
    expect(drafts[0]).toMatchObject({ category: 'food', on_sale: false, skus: [{ values: [] }] })
    expect(drafts[0]!.texts.en!.options).toEqual([])
  })
})
