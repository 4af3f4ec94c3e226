import {
  createAdminNetwork,
  listAdminNetworks,
  updateAdminNetwork,
} from '@/contracts/admin-networks'
import { getAdminOrder, listAdminOrders } from '@/contracts/admin-orders'
import { getAdminRecharge, listAdminRecharges } from '@/contracts/admin-recharges'
import {
  getAdminShopper,
  listAdminShopperFunds,
  listAdminShoppers,
} from '@/contracts/admin-shoppers'
import { listAdminWebhookDeliveries, listAdminWebhooks } from '@/contracts/admin-webhooks'
import { getAdminWithdrawal, listAdminWithdrawals } from '@/contracts/admin-withdrawals'
import { getAdminRefund, listAdminRefunds } from '@/contracts/admin-refunds'
import { listAdminArticles, updateAdminArticle } from '@/contracts/admin-articles'
import { createAdminBanner, listAdminBanners, updateAdminBanner } from '@/contracts/admin-banners'
import {
  createAdminCategory,
  listAdminCategories,
  updateAdminCategory,
} from '@/contracts/admin-categories'
import {
  createAdminProduct,
  getAdminProduct,
  listAdminProducts,
  updateAdminProduct,
} from '@/contracts/admin-products'
import {
  createAdminPromo,
  getAdminPromo,
  listAdminPromos,
  updateAdminPromo,
} from '@/contracts/admin-promos'
import {
  createAdminShop,
  getAdminShop,
  listAdminShops,
  updateAdminShop,
} from '@/contracts/admin-shops'
import type { Endpoint } from '@/contracts/endpoint'
import { listAuditEvents, listStaff, updateStaff } from '@/contracts/staff'

/** The calls of one resource. `id` is the field that identifies a record, `id` by default. */
export interface Resource {
  list: Endpoint
  one?: Endpoint
  create?: Endpoint
  update?: Endpoint
  id?: string
  /** The `sort` parameter of the list for react-admin's field and order. */
  sort?: (field: string, order: 'ASC' | 'DESC') => string | undefined
}

/** `sort` of lists that are ordered by time alone. */
const byTime = (_field: string, order: 'ASC' | 'DESC') => (order === 'ASC' ? 'oldest' : 'latest')

/** Of products: only the listed orders have an index. */
const byProductOrder = (field: string, order: 'ASC' | 'DESC') => {
  if (field === 'price') return order === 'ASC' ? 'price_asc' : 'price_desc'
  return field === 'sales' ? 'sales' : undefined
}

export const RESOURCES = {
  orders: { list: listAdminOrders, one: getAdminOrder, sort: byTime },
  recharges: { list: listAdminRecharges, one: getAdminRecharge, sort: byTime },
  withdrawals: { list: listAdminWithdrawals, one: getAdminWithdrawal, sort: byTime },
  shoppers: { list: listAdminShoppers, one: getAdminShopper },
  funds: { list: listAdminShopperFunds },
  staff: { list: listStaff, update: updateStaff },
  audit: { list: listAuditEvents },
  networks: {
    list: listAdminNetworks,
    create: createAdminNetwork,
    update: updateAdminNetwork,
    id: 'network',
  },
  webhooks: { list: listAdminWebhooks },
  deliveries: { list: listAdminWebhookDeliveries },
  refunds: { list: listAdminRefunds, one: getAdminRefund, sort: byTime },
  products: {
    list: listAdminProducts,
    one: getAdminProduct,
    create: createAdminProduct,
    update: updateAdminProduct,
    sort: byProductOrder,
  },
  shops: {
    list: listAdminShops,
    one: getAdminShop,
    create: createAdminShop,
    update: updateAdminShop,
  },
  categories: {
    list: listAdminCategories,
    create: createAdminCategory,
    update: updateAdminCategory,
  },
  promos: {
    list: listAdminPromos,
    one: getAdminPromo,
    create: createAdminPromo,
    update: updateAdminPromo,
  },
  banners: { list: listAdminBanners, create: createAdminBanner, update: updateAdminBanner },
  articles: { list: listAdminArticles, update: updateAdminArticle, id: 'page' },
} as const satisfies Record<string, Resource>

export type ResourceName = keyof typeof RESOURCES
