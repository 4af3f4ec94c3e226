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
import { listRecharges } from '@/contracts/wallet'
import { listWithdrawals } from '@/contracts/withdrawals'
import { PRODUCT, type Story } from './narrator'

const SHOP = 1

/** What is looked at, and the little that looking changes. */
export const READING_STORIES: Story[] = [
  async function visitor(n) {
    for (const whole of [languageList, getHome, getHealth, listPopularSearches, listRefundReasons])
      await n.tell(whole)
    await n.tell(setLanguage, { file_name: 'tai' })
    await n.tell(listAreas, { country: 'TH' })
    await n.tell(reportVitals, { page: 'home', vitals: [{ name: 'LCP', value: 1800 }] })
  },

  async function searcher(n) {
    await n.restock()
    await n.tell(suggestSearches, { keyword: 'tea' })
    await n.tell(listProducts, { keyword: 'tea', sort: 'price_asc' })
    await n.tell(getProduct, { id: PRODUCT })
    await n.tell(listRelatedProducts, { id: PRODUCT })
    await n.tell(getLiveProducts, { ids: `${PRODUCT},${PRODUCT + 1}` })
    await n.tell(listReviews, { product_id: PRODUCT, with_pictures: true })
    await n.tell(listShops, { keyword: 'tea' })
    await n.tell(getShop, { id: SHOP })
  },

  async function admirer(n) {
    for (const on of [true, false]) {
      await n.tell(setFavourite, { product_id: PRODUCT, on })
      await n.tell(followShop, { shop_id: SHOP, on })
      await n.tell(listFavourites)
      await n.tell(listFollowedShops)
    }
  },

  async function bookkeeper(n) {
    for (const records of [getBalanceHistory, getBill, listOrders, listRecharges, listWithdrawals])
      await n.tell(records)
  },

  async function operator(n) {
    await n.tell(opsQueue)
    await n.tell(opsChanges, { seen: ['1'] })
  },
]
