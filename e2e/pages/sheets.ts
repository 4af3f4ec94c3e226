import { WORD, type World } from './world'
import { wordsIn } from '@/e2e/fixtures'

const t = wordsIn('en')

interface SheetOpener {
  path: (world: Omit<World, 'word'>) => string
  /** A part of the name of the button that opens it. */
  button: string
}

/** Every sheet and dialog that a button of a page opens. */
export const SHEETS: Record<string, SheetOpener> = {
  variants: { path: ({ product }) => `/detail/${product.id}`, button: t('product.buyNow') },
  sharing: { path: ({ product }) => `/detail/${product.id}`, button: t('share.action') },
  'search filters': { path: () => `/searchs?keyword=${WORD.en}`, button: t('search.filter') },
  'delivery addresses': { path: ({ sku }) => `/checkout?items=${sku}.1`, button: 'Mali Srisai' },
  'the payment password': { path: ({ unpaid }) => `/payment?orders=${unpaid}`, button: 'Pay $' },
  'cancelling an order': { path: () => '/myPurchases', button: t('orders.cancel') },
  'the refund reason': { path: ({ shipped }) => `/refund/${shipped}`, button: t('refund.reason') },
  'the area': { path: () => '/addressForm', button: t('address.area') },
  'a withdrawal': { path: () => '/depositRecord', button: '商业银行' },
  'closing the account': { path: () => '/security', button: t('accountData.close') },
  quitting: { path: () => '/setting', button: 'Quit' },
}
