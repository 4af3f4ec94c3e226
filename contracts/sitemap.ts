import { endpoint } from './endpoint'
import type * as schemas from './schemas/sitemap'

/** Parts without entries are left out. */
export const listSitemapParts = endpoint<typeof schemas.listSitemapParts>()({
  access: 'public',
  method: 'get',
  path: '/api/sitemap/parts',
  summary: 'The parts of the sitemaps of products and shops',
  changes: false,
})

export const listSitemapEntries = endpoint<typeof schemas.listSitemapEntries>()({
  access: 'public',
  method: 'get',
  path: '/api/sitemap/list',
  summary: 'Ids and modification times of products or shops, for one sitemap',
  changes: false,
})
