import type { ENDPOINTS_BY_NOUN } from '@/contracts/all'
import type { DomainErrorName } from '@/server/domain/domain-error'
import { ADMINISTRATION_ERRORS, PICTURE } from './administration-errors'

type Nouns = typeof ENDPOINTS_BY_NOUN
type EndpointName = { [Noun in keyof Nouns]: keyof Nouns[Noun] & string }[keyof Nouns]

const PAY_CODE = ['PAY_CODE_NOT_SET', 'PAY_CODE_WRONG', 'PAY_CODE_LOCKED'] as const
const MOVES = [
  'NOT_FOUND',
  'ORDER_NOT_SHIPPABLE',
  'CHANGED_MEANWHILE',
  'PARCEL_NOT_SENT',
  'PARCEL_ARRIVED',
] as const
const NONE: DomainErrorName[] = []

/**
 * The domain errors of each call besides those of its access and input, which `documentedErrors` adds. The tests'
 * `ask` fails on an error that is not listed here.
 */
export const ERRORS_BY_CALL: Record<EndpointName, readonly DomainErrorName[]> = {
  ...ADMINISTRATION_ERRORS,

  register: ['EMAIL_TAKEN', 'MOBILE_TAKEN', 'TOO_MANY_TRIES'],
  login: ['WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED', 'TOO_MANY_TRIES'],
  logout: NONE,
  getUserInfo: NONE,
  saveProfile: ['MOBILE_TAKEN', 'TOO_MANY_TRIES'],
  resetPay: [...PAY_CODE, 'TOO_MANY_TRIES'],
  verifyPay: [...PAY_CODE, 'NOT_FOUND', 'ORDER_NOT_PAYABLE', 'TOO_MANY_TRIES'],
  languageList: NONE,
  setLanguage: NONE,
  sendCode: ['SIGN_IN_NEEDED', 'TOO_MANY_TRIES'],
  resetPassword: ['SIGN_IN_NEEDED', 'ACCOUNT_BLOCKED', 'TOO_MANY_TRIES'],
  listSessions: NONE,
  revokeSession: ['NOT_FOUND'],

  exportAccount: ['TOO_MANY_TRIES'],
  closeAccount: ['ACCOUNT_HAS_MONEY', 'ACCOUNT_IN_USE', 'TOO_MANY_TRIES'],

  listAddresses: NONE,
  getAddress: ['NOT_FOUND'],
  saveAddress: ['NOT_FOUND', 'ADDRESS_LIMIT'],
  setDefaultAddress: ['NOT_FOUND'],
  deleteAddress: ['NOT_FOUND'],
  listAreas: ['NOT_FOUND'],

  getHome: NONE,
  listProducts: NONE,
  suggestSearches: NONE,
  listPopularSearches: NONE,
  getProduct: ['NOT_FOUND'],
  listRelatedProducts: ['NOT_FOUND'],
  getLiveProducts: NONE,
  setFavourite: ['NOT_FOUND'],
  listFavourites: NONE,
  getShop: ['NOT_FOUND'],
  listShops: NONE,
  followShop: ['NOT_FOUND'],
  listFollowedShops: NONE,
  listReviews: NONE,
  createReview: ['NOT_FOUND', 'ORDER_NOT_REVIEWABLE', 'ALREADY_REVIEWED'],
  getHelp: ['NOT_FOUND'],
  getLaw: ['NOT_FOUND'],
  getPlatform: ['NOT_FOUND'],
  listSitemapParts: NONE,
  listSitemapEntries: NONE,

  getCart: NONE,
  addToCart: ['NOT_FOUND', 'KEY_REUSED'],
  updateCart: ['NOT_FOUND'],
  removeFromCart: NONE,
  previewCart: NONE,

  quoteOrder: ['NOT_FOUND'],
  createOrder: [
    'NOT_FOUND',
    'STOCK_SHORT',
    'COUNTRY_UNSERVED',
    'TOTAL_CHANGED',
    'TOO_MANY_UNPAID_ORDERS',
    'TOO_MANY_RESERVED_ITEMS',
    'TOO_MANY_TRIES',
    'MONEY_PAUSED',
  ],
  payOrders: [
    'NOT_FOUND',
    'ORDER_NOT_PAYABLE',
    'PROMO_PAY_TOGETHER',
    'TICKET_INVALID',
    'BALANCE_TOO_SMALL',
    'MONEY_PAUSED',
  ],
  cancelOrder: ['NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  confirmOrder: ['NOT_FOUND', 'ORDER_NOT_CONFIRMABLE'],
  listOrders: NONE,
  getOrder: ['NOT_FOUND'],
  getLogistics: ['NOT_FOUND'],

  getRefundable: ['NOT_FOUND'],
  listRefundReasons: NONE,
  requestRefund: ['NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'REFUND_ALREADY_ASKED', 'MONEY_PAUSED'],
  getRefund: ['NOT_FOUND'],
  cancelRefund: ['NOT_FOUND', 'REFUND_NOT_OPEN'],
  shipRefund: ['NOT_FOUND', 'REFUND_NOT_OPEN'],

  listNetworks: NONE,
  getTransferAccount: NONE,
  getCardTerms: NONE,
  requestRecharge: ['CARD_TOP_UP_CLOSED', 'DEPOSIT_CLAIMED', 'TOO_MANY_TRIES', 'MONEY_PAUSED'],
  confirmRecharge: ['NOT_FOUND', 'RECHARGE_NOT_CONFIRMABLE'],
  listRecharges: NONE,
  getWithdrawalTerms: NONE,
  requestWithdrawal: [
    'NOT_FOUND',
    'DRAW_TOO_SMALL',
    'CHARGE_CHANGED',
    'DRAW_OVER_BALANCE',
    'TICKET_INVALID',
    'MONEY_PAUSED',
  ],
  listWithdrawals: NONE,
  cancelWithdrawal: ['NOT_FOUND', 'WITHDRAWAL_NOT_CANCELLABLE', 'MONEY_PAUSED'],
  removeBankCard: ['NOT_FOUND'],
  getBill: NONE,
  getBalanceHistory: NONE,

  uploadPicture: [...PICTURE, 'UPLOADS_UNUSED', 'UPLOADS_FULL', 'NOT_FOUND', 'TOO_MANY_TRIES'],
  beginUpload: [
    'PICTURE_TOO_LARGE',
    'UPLOADS_UNUSED',
    'UPLOADS_FULL',
    'NOT_FOUND',
    'TOO_MANY_TRIES',
  ],
  sendUploadPart: ['NOT_FOUND'],
  finishUpload: [...PICTURE, 'NOT_FOUND', 'UPLOAD_INCOMPLETE', 'TOO_MANY_TRIES'],
  cancelUpload: NONE,

  listNotices: NONE,
  readNotices: NONE,
  getPush: NONE,
  subscribePush: NONE,
  unsubscribePush: NONE,
  reportVitals: ['TOO_MANY_TRIES'],

  getHealth: NONE,
  opsQueue: NONE,
  opsRecharge: [
    'NOT_FOUND',
    'ALREADY_SETTLED',
    'RECHARGE_NOT_CONFIRMABLE',
    'CARD_TOP_UP_CLOSED',
    'DEPOSIT_CLAIMED',
    'MONEY_PAUSED',
  ],
  opsExtract: ['NOT_FOUND', 'ALREADY_SETTLED', 'TWO_PEOPLE_NEEDED', 'MONEY_PAUSED'],
  opsRefund: ['NOT_FOUND', 'REFUND_NOT_OPEN', 'RETURN_NOT_SENT', 'MONEY_PAUSED'],
  opsOrder: MOVES,
  opsProduct: ['NOT_FOUND'],
  opsChanges: NONE,

  createTestShopper: ['EMAIL_TAKEN', 'MOBILE_TAKEN'],
  createTestShop: NONE,
  createTestProduct: ['NOT_FOUND'],
  createTestNotice: ['NOT_FOUND'],
  listTestMessages: ['MAIL_SENT_BY_SMTP'],
  advanceTestClock: ['NOT_FOUND'],
  listTestJobs: NONE,
  runTestJob: ['NOT_FOUND'],
  addTestFault: NONE,
  clearTestFaults: NONE,
  resetToTestSeed: ['NOT_FOUND', 'DEMO_SEED_MISSING'],
  saveTestSeed: NONE,
  listTestSeeds: NONE,
  deleteTestSeed: ['NOT_FOUND'],
}
