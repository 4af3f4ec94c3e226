import { endpoint } from './endpoint'
import type * as schemas from './schemas/vitals'

/** Says nothing of who visits: it is counted by page and language, and not kept. */
export const reportVitals = endpoint<typeof schemas.reportVitals>()({
  access: 'public',
  method: 'post',
  path: '/api/vitals',
  summary: 'How fast a page was on a phone',
  changes: false,
  body: 'json',
})
