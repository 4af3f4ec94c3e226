import * as account from './account'
import * as addresses from './addresses'
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
import * as testControl from './test-control'
import * as uploads from './uploads'
import * as vitals from './vitals'
import * as wallet from './wallet'
import * as withdrawals from './withdrawals'
import type { Endpoint } from './endpoint'

/** The endpoints by noun; each file exports only endpoints. */
export const ENDPOINTS_BY_NOUN = {
  account,
  addresses,
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
