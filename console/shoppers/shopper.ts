import type { getAdminShopper, listAdminShoppers } from '@/contracts/admin-shoppers'
import type { DataOf } from '@/contracts/endpoint'

export type ShopperRow = DataOf<typeof listAdminShoppers>['list'][number]
export type Shopper = DataOf<typeof getAdminShopper>
