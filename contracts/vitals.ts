import { endpoint } from './endpoint'
import type * as schemas from './schemas/vitals'

/** Anonymous: counted by page and language, and not stored. */
export const reportVitals = endpoint<typeof schemas.reportVitals>()({
  access: 'public',
  method: 'post',
  path: '/api/vitals',
  summary: 'Report the web vitals of a page',
  changes: false,
  body: 'json',
})
