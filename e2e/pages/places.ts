import type { World } from './world'

/** One state of a page of app/[locale]. */
export interface Place {
  /** The folder of its page.tsx, without route groups. */
  page: string
  who: 'guest' | 'shopper'
  /** Its URL in this world, without a language; `page` itself without parameters. */
  path?: (world: World) => string
  /** The URL it redirects to immediately, without the language. */
  leadsTo?: string
}

const guest = (page: string, path?: Place['path']): Place => ({ page, who: 'guest', path })
const shopper = (page: string, path?: Place['path']): Place => ({ page, who: 'shopper', path })

/** Every page of the product, some in several states. The accessibility test compares it with the folder app/. */
export const PLACES: Place[] = [
  guest('/home'),
  guest('/explore'),
  guest('/search'),
  guest('/searchs', ({ word }) => `/searchs?keyword=${encodeURIComponent(word)}`),
  guest('/searchs', () => '/searchs?keyword=zzqqxxjjkk'),
  guest('/detail/[product]', ({ product }) => `/detail/${product.id}`),
  guest('/detail/[product]/[mer]', ({ product }) => `/detail/${product.id}/${product.shop_id}`),
  guest('/shop/[id]', ({ product }) => `/shop/${product.shop_id}`),
  guest('/missing', () => '/home/nowhere'),
  guest('/login'),
  guest('/register'),
  guest('/forgotPassword'),
  shopper('/bag'),
  shopper('/searchs', ({ word }) => `/searchs?keyword=${encodeURIComponent(word)}&tab=shops`),
  shopper('/products'),
  shopper('/popular'),
  shopper('/heart'),
  shopper('/myFavourite'),
  shopper('/checkout', ({ sku }) => `/checkout?items=${sku}.1`),
  shopper('/payment', ({ unpaid }) => `/payment?orders=${unpaid}`),
  { ...shopper('/order'), leadsTo: '/myPurchases' },
  shopper('/myPurchases/[[...status]]', () => '/myPurchases'),
  shopper('/myPurchases/[[...status]]', () => '/myPurchases/-3'),
  shopper('/orderInfo/[[...id]]', ({ unpaid }) => `/orderInfo/${unpaid}`),
  shopper('/orderInfo/[[...id]]', ({ shipped }) => `/orderInfo/${shipped}`),
  shopper('/comment', ({ received }) => `/comment?order=${received}`),
  shopper('/refund/[[...request]]', ({ shipped }) => `/refund/${shipped}`),
  shopper('/refund/[[...request]]', ({ refunding }) => `/refund/${refunding}`),
  shopper('/address'),
  shopper('/addressForm/[[...id]]', () => '/addressForm'),
  shopper('/addressForm/[[...id]]', ({ address }) => `/addressForm/${address}`),
  shopper('/profile'),
  shopper('/setting'),
  shopper('/language'),
  shopper('/notification'),
  shopper('/security'),
  shopper('/passwords'),
  shopper('/changePassword'),
  shopper('/changePayPwd'),
  shopper('/topUp'),
  shopper('/walletTopUp'),
  shopper('/cardTopUp'),
  shopper('/topUpRecord'),
  shopper('/withDraw'),
  shopper('/depositRecord'),
  shopper('/capitalRecord'),
  shopper('/helpAndSupport'),
  shopper('/services'),
  shopper('/service'),
  shopper('/platform'),
  shopper('/law'),
]

/** Pages that are another one under every URL, or not part of the product. */
export const NOT_VISITED = ['/[...missing]', '/style.guide']

export const pathOf = ({ page, path }: Place, world: World): string => path?.(world) ?? page
