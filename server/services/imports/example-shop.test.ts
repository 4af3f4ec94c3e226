import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'
import { importForTest } from '@/server/testing/import-runs'
import { openImageFolder } from './image-folder'

const FILE = 'examples/shop/products.csv'

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
})
afterAll(() => test.close())

async function importExample() {
  const { size } = await stat(FILE)
  const file = { name: 'products.csv', bytes: size, open: () => createReadStream(FILE) }
  const folder = await openImageFolder('examples/shop/images')
  return importForTest(test, file, { folder })
}

it('is imported with its shop and images, and only once', async () => {
  expect(await importExample()).toMatchObject({ counts: { added: 12 }, problems: [] })
  expect(await importExample()).toMatchObject({ counts: { unchanged: 12 }, problems: [] })
  const { rows } = await test.backend.services.db.execute(sql`
    select product_count, texts->'ja'->>'name' as name, texts->'ko'->>'name' as fallback, written_locales
    from shops where handle = 'harbour-goods'`)
  expect(rows).toEqual([
    {
      product_count: 12,
      name: 'ハーバーグッズ',
      fallback: 'Harbour Goods',
      written_locales: ['en', 'ja', 'th'],
    },
  ])
})
