/**
 * refused: the backend answered with another code than 1. http: an HTTP status without a message of
 * its own. invalidReply: a response that does not match the contract.
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'http' | 'duplicate' | 'invalidReply'

interface ApiErrorFacts {
  kind: ApiErrorKind
  /** Already in the shopper's language. */
  message: string
  /** The code of the envelope; 0 without an envelope. */
  code?: number
  /** The HTTP status; 0 without a response. */
  status?: number
  data?: unknown
  requestId?: string | null
  cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: number
  readonly status: number
  readonly data: unknown
  readonly requestId: string | null

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause })
    this.kind = facts.kind
    this.code = facts.code ?? 0
    this.status = facts.status ?? 0
    this.data = facts.data ?? null
    this.requestId = facts.requestId ?? null
  }

  /** The error of each field, by path (`items.0.sku_id`); empty if the error is about no field. */
  get fields(): Record<string, string> {
    return (this.data as { fields?: Record<string, string> } | null)?.fields ?? {}
  }

  /** An integer in the error's data, such as `tries_left`; null without it. */
  integer(name: string): number | null {
    const value = (this.data as Record<string, unknown> | null)?.[name]
    return Number.isSafeInteger(value) ? (value as number) : null
  }

  /** A text in the error's data, such as `locked_until`; null without it. */
  text(name: string): string | null {
    const value = (this.data as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : null
  }

  /**
   * Whether the call may have been carried out despite the error. A money call with an unknown
   * outcome is retried with the same idempotency key, never with a new one (trust, "Time limits
   * nest").
   */
  get isOutcomeUnknown(): boolean {
    if (this.kind === 'refused') return this.status >= 500
    return this.kind !== 'duplicate' && (this.kind !== 'http' || this.status >= 500)
  }
}
