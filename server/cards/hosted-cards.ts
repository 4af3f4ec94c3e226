/** What a provider says about one payment page. */
export interface CardPayment {
  rechargeId: number
  /** The page that was paid or is over; null if none was opened. */
  session: string | null
  /** `open`: the shopper may still pay. `over`: the page has expired and nothing was charged. */
  outcome: 'paid' | 'open' | 'over'
  /** The id for refunds; null while nothing is paid. */
  payment: string | null
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
}

/**
 * A provider whose own page takes the card, so that neither card data nor its scripts reach the shop's pages. Every
 * method throws when the provider cannot be reached.
 */
export interface HostedCards {
  /** Whether the key takes test cards only. */
  isTest: boolean
  /** Idempotent by the top-up: a repetition answers the same page. */
  open: (order: {
    rechargeId: number
    amount: number
    createdAt: Date
  }) => Promise<{ session: string; page: string }>
  find: (session: string) => Promise<CardPayment>
  /** Refunds the whole payment; idempotent by `key`. */
  refund: (order: { payment: string; key: string }) => Promise<void>
  /** Verifies a message of the provider (InvalidSignature); null when it is not about a payment. */
  read: (body: string, signature: string) => Promise<CardPayment | null>
}
