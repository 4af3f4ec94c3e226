import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-skus'

/**
 * All changes or none. A difference is added to the present value; with the expected price or supply, a repeated call
 * adds it once.
 */
export const changeAdminSkus = endpoint<typeof schemas.changeAdminSkus>()({
  access: { staff: 'catalogue.write' },
  method: 'post',
  path: '/api/admin/products/skus',
  summary: 'Change price and stock of up to 500 SKUs',
  changes: true,
  body: 'json',
})
