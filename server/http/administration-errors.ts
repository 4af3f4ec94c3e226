import type { ENDPOINTS_BY_NOUN } from '@/contracts/all'
import type { DomainErrorName } from '@/server/domain/domain-error'

type Nouns = typeof ENDPOINTS_BY_NOUN
type AdministrationNouns = Extract<keyof Nouns, 'staff' | `admin${string}`>
type AdministrationCall = {
  [Noun in AdministrationNouns]: keyof Nouns[Noun] & string
}[AdministrationNouns]

/** What is wrong with an uploaded picture. */
export const PICTURE = [
  'PICTURE_TOO_LARGE',
  'PICTURE_TOO_MANY_PIXELS',
  'PICTURE_EMPTY',
  'PICTURE_UNKNOWN',
  'PICTURE_DAMAGED',
] as const
const NONE: DomainErrorName[] = []

/** The part of `ERRORS_BY_CALL` for the staff. */
export const ADMINISTRATION_ERRORS: Record<AdministrationCall, readonly DomainErrorName[]> = {
  staffSignIn: ['STAFF_WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
  openInvitation: ['INVITATION_INVALID', 'TOO_MANY_TRIES'],
  acceptInvitation: ['INVITATION_INVALID', 'STAFF_WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
  getStaffSession: NONE,
  staffSignOut: NONE,
  listStaffSessions: NONE,
  endStaffSession: ['NOT_FOUND'],
  changeStaffPassword: ['STAFF_WRONG_CREDENTIALS'],
  renewRecoveryCodes: ['STAFF_WRONG_CREDENTIALS'],
  listStaff: NONE,
  addStaff: ['STAFF_EMAIL_TAKEN'],
  inviteStaff: ['NOT_FOUND'],
  updateStaff: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_OWNER'],
  listAuditEvents: NONE,

  getAdminDashboard: NONE,

  startAdminImport: ['TOO_LARGE', 'TOO_MANY_TRIES'],
  getAdminImport: ['NOT_FOUND'],
  exportAdminProducts: ['TOO_MANY_TRIES'],
  uploadAdminPicture: [...PICTURE, 'UPLOADS_UNUSED', 'UPLOADS_FULL', 'TOO_MANY_TRIES'],
  listAdminProducts: NONE,
  getAdminProduct: ['NOT_FOUND'],
  createAdminProduct: ['NOT_FOUND', 'HANDLE_TAKEN', 'SKU_CODE_TAKEN'],
  updateAdminProduct: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'HANDLE_TAKEN', 'SKU_CODE_TAKEN'],
  listAdminShops: NONE,
  getAdminShop: ['NOT_FOUND'],
  createAdminShop: ['HANDLE_TAKEN'],
  updateAdminShop: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'HANDLE_TAKEN'],
  listAdminCategories: NONE,
  createAdminCategory: ['CATEGORY_KEY_TAKEN'],
  updateAdminCategory: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  listAdminPromos: NONE,
  getAdminPromo: ['NOT_FOUND'],
  createAdminPromo: ['PROMO_CODE_TAKEN'],
  updateAdminPromo: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  endAdminPromo: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  listAdminBanners: NONE,
  createAdminBanner: NONE,
  updateAdminBanner: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  listAdminArticles: NONE,
  updateAdminArticle: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  listAdminNetworks: NONE,
  createAdminNetwork: ['NETWORK_TAKEN'],
  updateAdminNetwork: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  getAdminSettings: NONE,
  updateAdminFreight: ['CHANGED_MEANWHILE'],
  updateAdminShipping: ['CHANGED_MEANWHILE'],
  updateAdminTax: ['CHANGED_MEANWHILE'],
  updateAdminWithdrawals: ['CHANGED_MEANWHILE'],
  changeAdminSkus: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STOCK_SHORT'],
  listAdminOrders: NONE,
  getAdminOrder: ['NOT_FOUND'],
  shipAdminOrders: NONE,
  trackAdminParcel: ['NOT_FOUND', 'PARCEL_NOT_SENT', 'PARCEL_ARRIVED'],
  deliverAdminParcel: ['NOT_FOUND', 'PARCEL_NOT_SENT', 'PARCEL_ARRIVED'],

  listAdminWithdrawals: NONE,
  getAdminWithdrawal: ['NOT_FOUND'],
  settleAdminWithdrawal: [
    'NOT_FOUND',
    'ALREADY_SETTLED',
    'CHANGED_MEANWHILE',
    'TWO_PEOPLE_NEEDED',
    'MONEY_PAUSED',
  ],
  readAdminPayee: ['NOT_FOUND'],

  listAdminRefunds: NONE,
  getAdminRefund: ['NOT_FOUND'],
  getAdminRefundPicture: ['NOT_FOUND'],
  decideAdminRefund: [
    'NOT_FOUND',
    'REFUND_NOT_OPEN',
    'RETURN_NOT_SENT',
    'CHANGED_MEANWHILE',
    'MONEY_PAUSED',
  ],

  listAdminShoppers: NONE,
  getAdminShopper: ['NOT_FOUND'],
  listAdminShopperFunds: ['NOT_FOUND'],
  endAdminShopperSessions: ['NOT_FOUND'],
  blockAdminShopper: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  unblockAdminShopper: ['NOT_FOUND', 'CHANGED_MEANWHILE'],

  listAdminRecharges: NONE,
  getAdminRecharge: ['NOT_FOUND'],
  getAdminRechargePicture: ['NOT_FOUND'],
  settleAdminRecharge: [
    'NOT_FOUND',
    'ALREADY_SETTLED',
    'RECHARGE_NOT_CONFIRMABLE',
    'DEPOSIT_CLAIMED',
    'MONEY_PAUSED',
  ],
  listAdminWebhooks: NONE,
  addAdminWebhook: ['WEBHOOK_LIMIT'],
  updateAdminWebhook: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  removeAdminWebhook: ['NOT_FOUND'],
  listAdminWebhookDeliveries: NONE,
  replayAdminWebhook: ['NOT_FOUND'],
}
