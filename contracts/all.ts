import * as account from './account'
import * as accountData from './account-data'
import * as addresses from './addresses'
import * as adminExports from './admin-exports'
import * as adminImports from './admin-imports'
import * as adminArticles from './admin-articles'
import * as adminBanners from './admin-banners'
import * as adminCategories from './admin-categories'
import * as adminDashboard from './admin-dashboard'
import * as adminNetworks from './admin-networks'
import * as adminPictures from './admin-pictures'
import * as adminProducts from './admin-products'
import * as adminPromos from './admin-promos'
import * as adminSettings from './admin-settings'
import * as adminShops from './admin-shops'
import * as adminSkus from './admin-skus'
import * as adminOrders from './admin-orders'
import * as adminRecharges from './admin-recharges'
import * as adminRefunds from './admin-refunds'
import * as adminShoppers from './admin-shoppers'
import * as adminWithdrawals from './admin-withdrawals'
import * as adminWebhooks from './admin-webhooks'
import * as areas from './areas'
import * as articles from './articles'
import * as bill from './bill'
import * as cart from './cart'
import * as home from './home'
import * as notices from './notices'
import * as operators from './operators'
import * as orders from './orders'
import * as passwords from './passwords'
import * as products from './products'
import * as push from './push'
import * as refunds from './refunds'
import * as reviews from './reviews'
import * as sessions from './sessions'
import * as shops from './shops'
import * as sitemap from './sitemap'
import * as staff from './staff'
import * as testControl from './test-control'
import * as uploads from './uploads'
import * as vitals from './vitals'
import * as wallet from './wallet'
import * as withdrawals from './withdrawals'
import type { Endpoint } from './endpoint'

/** The endpoints by noun; each file exports only endpoints. */
export const ENDPOINTS_BY_NOUN = {
  account,
  accountData,
  addresses,
  adminExports,
  adminImports,
  adminArticles,
  adminBanners,
  adminCategories,
  adminDashboard,
  adminNetworks,
  adminPictures,
  adminProducts,
  adminPromos,
  adminSettings,
  adminShops,
  adminSkus,
  adminOrders,
  adminRecharges,
  adminRefunds,
  adminShoppers,
  adminWithdrawals,
  adminWebhooks,
  areas,
  articles,
  cart,
  bill,
  home,
  notices,
  operators,
  orders,
  passwords,
  products,
  push,
  refunds,
  reviews,
  sessions,
  shops,
  sitemap,
  staff,
  testControl,
  uploads,
  vitals,
  wallet,
  withdrawals,
}

/** All operations, for OpenAPI and for tests. */
export const ENDPOINTS: [name: string, endpoint: Endpoint][] = Object.values(
  ENDPOINTS_BY_NOUN,
).flatMap((noun) => Object.entries<Endpoint>(noun))
