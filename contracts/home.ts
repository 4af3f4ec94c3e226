import { endpoint } from './endpoint'
import type * as schemas from './schemas/home'

export const getHome = endpoint<typeof schemas.getHome>()({
  access: 'public',
  method: 'get',
  path: '/api/home',
  summary: 'The content of the home page',
  changes: false,
})
