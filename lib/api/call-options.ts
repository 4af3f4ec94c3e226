export interface CallOptions {
  /** No failure toast: the caller shows what went wrong itself; `fields`: only where fields are named. */
  quiet?: boolean | 'fields'
  /** Lets the same submission through again within 1000 ms. */
  allowRepeat?: boolean
  /** Leaves the session and every other cookie out of this call. */
  withoutSession?: boolean
  signal?: AbortSignal
  /** Lets the client retry an unanswered call without a second effect. */
  idempotencyKey?: string
}
