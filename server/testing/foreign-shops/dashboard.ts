import type { DataOf } from '@/contracts/endpoint'
import type { getAdminDashboard } from '@/contracts/admin-dashboard'
import type { ForeignInputs } from './foreign-input'
import { foreignOrder } from './orders'

export const dashboardOfForeignShops: ForeignInputs = {
  getAdminDashboard: {
    // The merchant's own shop has no orders in this test.
    input: async (shops) => {
      await foreignOrder(shops)
      return {}
    },
    hides: (data) => {
      const { waiting, sales } = data as DataOf<typeof getAdminDashboard>
      return waiting.orders_to_ship === 0 && (sales ?? []).every(({ orders }) => orders === 0)
    },
  },
}
