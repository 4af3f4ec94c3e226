import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-dashboard'

/**
 * Every role has `catalogue.read`; each part is null for a role that may not see what it counts. Merchants count only
 * their shops.
 */
export const getAdminDashboard = endpoint<typeof schemas.getAdminDashboard>()({
  access: { staff: 'catalogue.read' },
  method: 'get',
  path: '/api/admin/dashboard',
  summary: 'What waits, the sales of 30 days, and the state of the books',
  changes: false,
})
