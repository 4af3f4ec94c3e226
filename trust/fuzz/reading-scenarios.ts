import { languageList, setLanguage } from '@/contracts/account'
import { listAreas } from '@/contracts/areas'
import { getBalanceHistory, getBill } from '@/contracts/bill'
import { getHome } from '@/contracts/home'
import { getHealth, opsChanges, opsQueue } from '@/contracts/operators'
import { listOrders } from '@/contracts/orders'
import {
  getLiveProducts,
  getProduct,
  listFavourites,
  listPopularSearches,
  listRelatedProducts,
  listProducts,
  setFavourite,
  suggestSearches,
} from '@/contracts/products'
import { listRefundReasons } from '@/contracts/refunds'
import { listReviews } from '@/contracts/reviews'
import { followShop, getShop, listFollowedShops, listShops } from '@/contracts/shops'
import { reportVitals } from '@/contracts/vitals'
import { getCardTerms, getTransferAccount, listRecharges } from '@/contracts/wallet'
import { listWithdrawals } from '@/contracts/withdrawals'
import { PRODUCT, SHOP } from './restore'
import type { Scenario } from './scenario-runner'

/** Reads, and the few changes that reading makes. */
export const READING_SCENARIOS: Scenario[] = [
  async function visitor(n) {
    for (const whole of [languageList, getHome, getHealth, listPopularSearches, listRefundReasons])
      await n.call(whole)
    await n.call(setLanguage, { file_name: 'tai' })
    await n.call(listAreas, { country: 'TH' })
    await n.call(reportVitals, { page: 'home', vitals: [{ name: 'LCP', value: 1800 }] })
  },

  async function searcher(n) {
    await n.restock()
    await n.call(suggestSearches, { keyword: 'tea' })
    await n.call(listProducts, { keyword: 'tea', sort: 'price_asc' })
    await n.call(getProduct, { id: PRODUCT })
    await n.call(listRelatedProducts, { id: PRODUCT })
    await n.call(getLiveProducts, { ids: `${PRODUCT},${PRODUCT + 1}` })
    await n.call(listReviews, { product_id: PRODUCT, with_pictures: true })
    await n.call(listShops, { keyword: 'tea' })
    await n.call(getShop, { id: SHOP })
  },

  async function admirer(n) {
    await n.restock()
    for (const on of [true, false]) {
      await n.call(setFavourite, { product_id: PRODUCT, on })
      await n.call(followShop, { shop_id: SHOP, on })
      await n.call(listFavourites)
      await n.call(listFollowedShops)
    }
  },

  async function bookkeeper(n) {
    for (const records of [getBalanceHistory, getBill, listOrders, listRecharges, listWithdrawals])
      await n.call(records)
    await n.call(getTransferAccount)
    await n.call(getCardTerms)
  },

  async function operator(n) {
    await n.call(opsQueue)
    await n.call(opsChanges, { since: '5:5:' })
  },
]
