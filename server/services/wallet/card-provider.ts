/** The answer of a card's bank; a reason is a key of `rechargeReasons` in messages/*.json. */
export type CardAnswer =
  { outcome: 'approved' } | { outcome: 'refused'; reason: CardReason } | { outcome: 'confirmation' }

export const CARD_REASONS = [
  'cardRefused',
  'cardFunds',
  'cardCode',
  'cardExpired',
  'cardAmount',
] as const
export type CardReason = (typeof CARD_REASONS)[number]

/**
 * Charges cards by tokens that the provider's script created in the browser, so that card data never reaches
 * this server. Idempotent by `key`.
 */
export interface CardProvider {
  charge: (order: { token: string; amount: number; key: string }) => Promise<CardAnswer>
  /** Refunds a charge; idempotent by `key`. Throws on failure. */
  refund: (order: { token: string; amount: number; key: string }) => Promise<void>
  /** Verifies the code that the card's bank has sent. */
  confirm: (token: string, code: string) => Promise<boolean>
}

const SANDBOX_CODE = '123456'

/** Sandbox: the token selects the outcome. Unknown tokens are approved. */
export const sandboxCards: CardProvider = {
  async charge({ token }) {
    if (token.startsWith('sandbox-refuse-')) return { outcome: 'refused', reason: 'cardRefused' }
    if (token.startsWith('sandbox-funds-')) return { outcome: 'refused', reason: 'cardFunds' }
    if (token.startsWith('sandbox-confirm-')) return { outcome: 'confirmation' }
    return { outcome: 'approved' }
  },
  async refund() {},
  async confirm(_token, code) {
    return code === SANDBOX_CODE
  },
}
