import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-articles'

export const listAdminArticles = endpoint<typeof schemas.listAdminArticles>()({
  access: { staff: 'content.read' },
  method: 'get',
  path: '/api/admin/articles',
  summary: 'The pages help, law and platform in all languages',
  changes: false,
})

export const updateAdminArticle = endpoint<typeof schemas.updateAdminArticle>()({
  access: { staff: 'content.write' },
  method: 'post',
  path: '/api/admin/articles/update',
  summary: 'Replace the text of a page in some languages',
  changes: true,
  body: 'json',
})
