import { getAdminImport, startAdminImport } from '@/contracts/admin-imports'
import {
  createAdminProduct,
  getAdminProduct,
  listAdminProducts,
  updateAdminProduct,
} from '@/contracts/admin-products'
import {
  createAdminShop,
  getAdminShop,
  listAdminShops,
  updateAdminShop,
} from '@/contracts/admin-shops'
import { changeAdminSkus } from '@/contracts/admin-skus'
import type { DataOf } from '@/contracts/endpoint'
import type { Upload } from '@/contracts/schemas/uploads'
import { newKey } from '@/server/testing/backend'
import { csvOf, productRow } from '@/server/testing/import-files'
import { startImport } from '@/server/testing/import-runs'
import { uploadByStaff } from '@/server/testing/pictures'
import { type Scenario, ScenarioEnded, type ScenarioRunner } from './scenario-runner'

const SHOP = 1
const CATEGORY = 1
const LOGO = { url: '/api/pictures/mugs.sand.logo' }
const SIZES = [{ name: 'Size', values: ['M', 'L'] }]

/** A picture of the catalogue that nothing uses yet. */
export async function newPicture(n: ScenarioRunner): Promise<{ upload_id: number }> {
  const { code, data } = await uploadByStaff(n.shop)
  if (code !== 1) throw new ScenarioEnded(`a picture of the catalogue: ${code}`)
  return { upload_id: (data satisfies Upload).id }
}

/** Products, SKUs, shops and imports. */
export const CATALOGUE_SCENARIOS: Scenario[] = [
  async function lister(n) {
    const code = newKey()
    const { id, version, skus } = await n.call(createAdminProduct, {
      shop_id: SHOP,
      category_id: CATEGORY,
      texts: { en: { name: 'Linen shirt', options: SIZES } },
      images: [{ ...(await newPicture(n)), alts: { en: 'A shirt' } }],
      skus: [
        { values: ['M'], price: 1200, stock: 5, code },
        { values: ['L'], price: 1300, image: await newPicture(n) },
      ],
    })
    await n.call(listAdminProducts, { search: code, shop_id: SHOP, sort: n.one('latest', 'sales') })
    const [first, second] = skus
    const items = [
      { sku_id: first!.id, price_delta: -100, stock: 9 },
      { sku_id: second!.id, price: 1500, stock_delta: 3 },
    ]
    await n.call(changeAdminSkus, { items })
    const now = await n.call(getAdminProduct, { id })
    const one = { id, version: Math.max(version, now.version) }
    const texts = { en: { name: 'Shirt', options: SIZES }, th: { name: 'เสื้อ', options: SIZES } }
    const kept = { id: first!.id, values: ['L'] }
    await n.call(updateAdminProduct, { ...one, texts, skus: [kept], on_sale: n.one(false, true) })
  },

  async function founder(n) {
    const texts = { en: { name: 'Boat house' }, ja: { name: '船小屋', description: '小屋' } }
    const shop = { texts, logo: LOGO, banner: await newPicture(n), open: false }
    const { id, version } = await n.call(createAdminShop, shop)
    await n.call(listAdminShops, { search: 'boat', open: false })
    await n.call(getAdminShop, { id })
    await n.call(updateAdminShop, { id, version, logo: await newPicture(n), open: true })
  },

  async function importer(n) {
    const handle = `fuzz-${newKey()}`
    const [price, stock] = n.one<[string, string]>(['12.99', '5'], ['x', '5'], ['1', '-1'])
    const rows = [productRow({ handle, sku: handle, price, stock }), productRow()]
    const { code, data } = await startImport(n.shop, csvOf(rows), {
      dry_run: n.one('false', 'true'),
    })
    if (code !== 1) throw new ScenarioEnded(`${startAdminImport.path}: ${code}`)
    await finishImport(n, data)
  },
]

async function finishImport(n: ScenarioRunner, { id }: DataOf<typeof startAdminImport>) {
  await n.imports.run()
  const { status } = await n.call(getAdminImport, { id })
  if (status !== 'done') throw new ScenarioEnded(`the import is ${status}`)
}
