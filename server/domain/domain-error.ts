import { CODE } from '@/contracts/codes'

/**
 * Every error that a shopper can see, with its envelope code. The texts are in messages/*.json under
 * `errors.<name>`; a test checks all of them in all languages.
 */
export const DOMAIN_ERRORS = {
  NOT_FOUND: CODE.notFound,
  PATH_NOT_FOUND: CODE.notFound,
  SIGN_IN_NEEDED: CODE.signInNeeded,
  WRONG_CREDENTIALS: CODE.refused,
  NOT_PERMITTED: CODE.crossSite,
  STAFF_WRONG_CREDENTIALS: CODE.refused,
  STAFF_EMAIL_TAKEN: CODE.conflict,
  INVITATION_INVALID: CODE.refused,
  LAST_OWNER: CODE.refused,
  CHANGED_MEANWHILE: CODE.conflict,
  CATEGORY_KEY_TAKEN: CODE.conflict,
  HANDLE_TAKEN: CODE.conflict,
  SKU_CODE_TAKEN: CODE.conflict,
  PROMO_CODE_TAKEN: CODE.conflict,
  NETWORK_TAKEN: CODE.conflict,
  TWO_PEOPLE_NEEDED: CODE.refused,
  ACCOUNT_BLOCKED: CODE.refused,
  EMAIL_TAKEN: CODE.conflict,
  MOBILE_TAKEN: CODE.conflict,
  PAY_CODE_NOT_SET: CODE.refused,
  PAY_CODE_WRONG: CODE.refused,
  PAY_CODE_LOCKED: CODE.refused,
  TICKET_INVALID: CODE.refused,
  STOCK_SHORT: CODE.conflict,
  TOTAL_CHANGED: CODE.conflict,
  COUNTRY_UNSERVED: CODE.refused,
  TOO_MANY_UNPAID_ORDERS: CODE.refused,
  TOO_MANY_RESERVED_ITEMS: CODE.refused,
  ORDER_NOT_PAYABLE: CODE.conflict,
  PROMO_PAY_TOGETHER: CODE.refused,
  ORDER_NOT_CANCELLABLE: CODE.conflict,
  ORDER_NOT_REVIEWABLE: CODE.conflict,
  ALREADY_REVIEWED: CODE.conflict,
  ORDER_NOT_REFUNDABLE: CODE.conflict,
  REFUND_ALREADY_ASKED: CODE.conflict,
  REFUND_NOT_OPEN: CODE.conflict,
  RETURN_NOT_SENT: CODE.conflict,
  ORDER_NOT_SHIPPABLE: CODE.conflict,
  PARCEL_NOT_SENT: CODE.conflict,
  PARCEL_ARRIVED: CODE.conflict,
  ORDER_NOT_CONFIRMABLE: CODE.conflict,
  BALANCE_TOO_SMALL: CODE.refused,
  DRAW_OVER_BALANCE: CODE.refused,
  DRAW_TOO_SMALL: CODE.refused,
  CHARGE_CHANGED: CODE.conflict,
  WITHDRAWAL_NOT_CANCELLABLE: CODE.conflict,
  ACCOUNT_HAS_MONEY: CODE.refused,
  ACCOUNT_IN_USE: CODE.refused,
  ADDRESS_LIMIT: CODE.refused,
  WEBHOOK_LIMIT: CODE.refused,
  CARD_TOP_UP_CLOSED: CODE.refused,
  DEPOSIT_CLAIMED: CODE.conflict,
  RECHARGE_NOT_CONFIRMABLE: CODE.conflict,
  ALREADY_SETTLED: CODE.conflict,
  KEY_REUSED: CODE.conflict,
  BUSY: CODE.unavailable,
  MONEY_PAUSED: CODE.unavailable,
  TOO_MANY_TRIES: CODE.tooMany,
  TOO_LARGE: CODE.tooLarge,
  PICTURE_TOO_LARGE: CODE.tooLarge,
  PICTURE_TOO_MANY_PIXELS: CODE.tooLarge,
  PICTURE_EMPTY: CODE.unsupported,
  PICTURE_UNKNOWN: CODE.unsupported,
  PICTURE_DAMAGED: CODE.unsupported,
  UPLOAD_INCOMPLETE: CODE.conflict,
  MAIL_SENT_BY_SMTP: CODE.conflict,
  DEMO_SEED_MISSING: CODE.conflict,
  UPLOADS_UNUSED: CODE.refused,
  UPLOADS_FULL: CODE.refused,
  TIMED_OUT: CODE.timedOut,
  FAULT: CODE.fault,
} as const

export type DomainErrorName = keyof typeof DOMAIN_ERRORS

/** The field of the input that an error is about. The data of an error may have the `field` of a part. */
export const FIELD_OF_ERROR: Partial<Record<DomainErrorName, string>> = {
  EMAIL_TAKEN: 'email',
  MOBILE_TAKEN: 'mobile',
  STAFF_EMAIL_TAKEN: 'email',
  CATEGORY_KEY_TAKEN: 'key',
  HANDLE_TAKEN: 'handle',
  SKU_CODE_TAKEN: 'skus',
  PROMO_CODE_TAKEN: 'code',
  NETWORK_TAKEN: 'network',
}

/** Codes that are also sent as the HTTP status (/api/docs, conventions). */
const TRANSPORT_CODES: number[] = [401, 403, 413, 415, 429, 500, 502, 503, 504]

export class DomainError extends Error {
  constructor(
    readonly reason: DomainErrorName,
    readonly data: unknown = null,
    readonly retryAfterSeconds?: number,
  ) {
    super(reason)
    this.name = 'DomainError'
  }

  get code(): number {
    return DOMAIN_ERRORS[this.reason]
  }

  /** The reply names it in `data.fields`, as for invalid input. */
  get field(): string | undefined {
    const { field = FIELD_OF_ERROR[this.reason] } = (this.data ?? {}) as { field?: string }
    return field
  }

  get httpStatus(): number {
    if (this.reason === 'PATH_NOT_FOUND') return 404
    return TRANSPORT_CODES.includes(this.code) ? this.code : 200
  }
}

const PAUSED_RETRY_S = 60

/** Transfers are paused until an operator has repaired the ledger. */
export const moneyPaused = () => new DomainError('MONEY_PAUSED', null, PAUSED_RETRY_S)

/** Well-formed input that is not acceptable; answered like a schema error, by field. */
export class InvalidInput extends Error {
  /** `fields` maps the path of a field to a message key under `errors.fields`. */
  constructor(readonly fields: Record<string, string>) {
    super('InvalidInput')
    this.name = 'InvalidInput'
  }
}

/** Input of a tester. `fields` maps to English sentences, because only engineers read them. */
export class InvalidTestInput extends InvalidInput {}
