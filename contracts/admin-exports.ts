import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-exports'

/**
 * A CSV file to import again (docs/import.md), not JSON. A merchant gets the products of its own shops. One file at a
 * time per person.
 */
export const exportAdminProducts = endpoint<typeof schemas.exportAdminProducts>()({
  access: { staff: 'catalogue.read' },
  method: 'get',
  path: '/api/admin/exports/products',
  summary: 'Download the products as CSV',
  changes: false,
})
