import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-shops'

/** A search looks at 2,000 shops per page, so a page may be shorter than the limit. */
export const listAdminShops = endpoint<typeof schemas.listAdminShops>()({
  access: { staff: 'catalogue.read' },
  method: 'get',
  path: '/api/admin/shops',
  summary: 'Shops, also closed ones, latest first',
  changes: false,
})

export const getAdminShop = endpoint<typeof schemas.getAdminShop>()({
  access: { staff: 'catalogue.read' },
  method: 'get',
  path: '/api/admin/shops/get',
  summary: 'A shop with its texts in all languages',
  changes: false,
})

export const createAdminShop = endpoint<typeof schemas.createAdminShop>()({
  access: { staff: 'shops.write' },
  method: 'post',
  path: '/api/admin/shops/create',
  summary: 'Add a shop',
  changes: true,
  body: 'json',
})

/** Closing hides the shop and its products, which go on sale again when it opens. Orders are not affected. */
export const updateAdminShop = endpoint<typeof schemas.updateAdminShop>()({
  access: { staff: 'shops.write' },
  method: 'post',
  path: '/api/admin/shops/update',
  summary: 'Change, close or open a shop',
  changes: true,
  body: 'json',
})
