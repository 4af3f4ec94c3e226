import type { getAdminDashboard } from '@/contracts/admin-dashboard'
import type { DataOf } from '@/contracts/endpoint'

/** `day` is YYYY-MM-DD, `total` cents. */
export type SalesDay = NonNullable<DataOf<typeof getAdminDashboard>['sales']>[number]
