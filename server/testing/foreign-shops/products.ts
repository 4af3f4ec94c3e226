import { createAdminProduct } from '@/contracts/admin-products'
import type { ForeignInputs, TwoShops } from './foreign-input'

export const aProduct = (shopId: number) => ({
  shop_id: shopId,
  category_id: 1,
  texts: { en: { name: 'Foreign mug' } },
  images: [{ url: '/api/pictures/mugs.sand.front' }],
  skus: [{ values: [], price: 900, stock: 3 }],
})

async function foreignProduct({ test, foreignId }: TwoShops) {
  return (await test.ask(createAdminProduct, aProduct(foreignId))).data
}

export const productInputs: ForeignInputs = {
  listAdminProducts: {
    hides: (data, { foreignId }) =>
      (data as { list: { shop_id: number }[] }).list.every(({ shop_id }) => shop_id !== foreignId),
  },
  getAdminProduct: { input: async (shops) => ({ id: (await foreignProduct(shops)).id }) },
  createAdminProduct: { input: async ({ foreignId }) => aProduct(foreignId) },
  updateAdminProduct: {
    input: async (shops) => {
      const { id, version } = await foreignProduct(shops)
      return { id, version, on_sale: false }
    },
  },
  changeAdminSkus: {
    input: async (shops) => {
      const { skus } = await foreignProduct(shops)
      return { items: [{ sku_id: skus[0]!.id, stock: 7 }] }
    },
  },
  uploadAdminPicture: { isOwnFile: true },
}
