import { ARTICLES } from '@/console/articles/section'
import { AUDIT } from '@/console/audit/section'
import { BANNERS } from '@/console/banners/section'
import { CATEGORIES } from '@/console/categories/section'
import { IMPORTS } from '@/console/imports/section'
import { NETWORKS } from '@/console/networks/section'
import { ORDERS } from '@/console/orders/section'
import { PRODUCTS } from '@/console/products/section'
import { PROMOS } from '@/console/promos/section'
import { RECHARGES } from '@/console/recharges/section'
import { REFUNDS } from '@/console/refunds/section'
import { SHOPPERS } from '@/console/shoppers/section'
import { SHOPS } from '@/console/shops/section'
import { STAFF } from '@/console/staff/section'
import { WEBHOOKS } from '@/console/webhooks/section'
import { WITHDRAWALS } from '@/console/withdrawals/section'
import type { Section } from '@/console/section'

/** In the order of the menu. */
export const SECTIONS: Section[] = [
  ORDERS,
  REFUNDS,
  PRODUCTS,
  IMPORTS,
  SHOPS,
  CATEGORIES,
  PROMOS,
  BANNERS,
  ARTICLES,
  RECHARGES,
  WITHDRAWALS,
  NETWORKS,
  SHOPPERS,
  STAFF,
  AUDIT,
  WEBHOOKS,
]
