import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-products'

/**
 * A search lists up to 200 of the products whose names match. The filters `category_id` and `low_stock` look at 1,000
 * products per page, so a page may be shorter than the limit; the list ends with the cursor null.
 */
export const listAdminProducts = endpoint<typeof schemas.listAdminProducts>()({
  access: { staff: 'catalogue.read' },
  method: 'get',
  path: '/api/admin/products',
  summary: 'Products, also those off sale',
  changes: false,
})

export const getAdminProduct = endpoint<typeof schemas.getAdminProduct>()({
  access: { staff: 'catalogue.read' },
  method: 'get',
  path: '/api/admin/products/get',
  summary: 'A product with its texts in all languages and its SKUs',
  changes: false,
})

/** In a closed shop the product goes on sale when the shop opens. */
export const createAdminProduct = endpoint<typeof schemas.createAdminProduct>()({
  access: { staff: 'catalogue.write' },
  method: 'post',
  path: '/api/admin/products/create',
  summary: 'Add a product with its SKUs',
  changes: true,
  body: 'json',
})

/** Public pages show the change within a second. SKUs that are left out are retired, never deleted. */
export const updateAdminProduct = endpoint<typeof schemas.updateAdminProduct>()({
  access: { staff: 'catalogue.write' },
  method: 'post',
  path: '/api/admin/products/update',
  summary: 'Change a product',
  changes: true,
  body: 'json',
})
