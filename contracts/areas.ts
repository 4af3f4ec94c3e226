import { endpoint } from './endpoint'
import type * as schemas from './schemas/areas'

export const listAreas = endpoint<typeof schemas.listAreas>()({
  access: 'public',
  method: 'get',
  path: '/api/area/list',
  summary:
    'Countries; with a country its provinces, with a province also its cities. Empty if the data has none: the shopper types it',
  changes: false,
})
