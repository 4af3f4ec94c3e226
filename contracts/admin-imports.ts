import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-imports'
import { MAX_IMPORT_MIB } from './upload-limits'

/**
 * Starts an import in the background: CSV, JSON Lines or a product export of Shopify (docs/import.md). A merchant
 * changes products of its own shops only.
 */
export const startAdminImport = endpoint<typeof schemas.startAdminImport>()({
  access: { staff: 'catalogue.write' },
  method: 'post',
  path: '/api/admin/imports',
  summary: `Import products from a file of at most ${MAX_IMPORT_MIB} MiB`,
  changes: true,
  body: 'form',
})

/** Progress and rejected lines of an import; a merchant sees its own imports. */
export const getAdminImport = endpoint<typeof schemas.getAdminImport>()({
  access: { staff: 'catalogue.write' },
  method: 'get',
  path: '/api/admin/imports/get',
  summary: 'Progress and result of an import',
  changes: false,
})
