import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-categories'

export const listAdminCategories = endpoint<typeof schemas.listAdminCategories>()({
  access: { staff: 'content.read' },
  method: 'get',
  path: '/api/admin/categories',
  summary: 'All categories with their texts in all languages',
  changes: false,
})

export const createAdminCategory = endpoint<typeof schemas.createAdminCategory>()({
  access: { staff: 'content.write' },
  method: 'post',
  path: '/api/admin/categories/create',
  summary: 'Add a category',
  changes: true,
  body: 'json',
})

/** The parent is for staff and imports; the storefront shows one level. */
export const updateAdminCategory = endpoint<typeof schemas.updateAdminCategory>()({
  access: { staff: 'content.write' },
  method: 'post',
  path: '/api/admin/categories/update',
  summary: 'Change a category',
  changes: true,
  body: 'json',
})
