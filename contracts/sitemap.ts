import { endpoint } from './endpoint'
import type * as schemas from './schemas/sitemap'

/** Parts without a single address are left out. */
export const listSitemapParts = endpoint<typeof schemas.listSitemapParts>()({
  access: 'public',
  method: 'get',
  path: '/api/sitemap/parts',
  summary: 'Into how many sitemaps the products and shops are split',
  changes: false,
})

export const listSitemapEntries = endpoint<typeof schemas.listSitemapEntries>()({
  access: 'public',
  method: 'get',
  path: '/api/sitemap/list',
  summary: 'Ids and times of change of what is on sale, for one sitemap',
  changes: false,
})
