import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-banners'

export const listAdminBanners = endpoint<typeof schemas.listAdminBanners>()({
  access: { staff: 'content.read' },
  method: 'get',
  path: '/api/admin/banners',
  summary: 'All banners of the home page',
  changes: false,
})

export const createAdminBanner = endpoint<typeof schemas.createAdminBanner>()({
  access: { staff: 'content.write' },
  method: 'post',
  path: '/api/admin/banners/create',
  summary: 'Add a banner',
  changes: true,
  body: 'json',
})

/** With a period, the home page shows and hides it within a minute. */
export const updateAdminBanner = endpoint<typeof schemas.updateAdminBanner>()({
  access: { staff: 'content.write' },
  method: 'post',
  path: '/api/admin/banners/update',
  summary: 'Change, show or hide a banner',
  changes: true,
  body: 'json',
})
