/** A bank's answer about a card; a refusal is a key of `rechargeReasons` in messages/*.json. */
export type CardAnswer =
  { outcome: 'approved' } | { outcome: 'refused'; reason: CardReason } | { outcome: 'confirmation' }

export const CARD_REASONS = ['cardRefused', 'cardFunds', 'cardCode'] as const
export type CardReason = (typeof CARD_REASONS)[number]

/**
 * Takes money from cards. It knows them by tokens that its own script made in the browser: numbers, dates
 * and security codes never come to this server. Asked again with the same key it gives the first answer.
 */
export interface CardProvider {
  charge: (order: { token: string; amount: number; key: string }) => Promise<CardAnswer>
  /** Gives a charge back; asked again with the same key it does nothing more. Throws when it could not. */
  refund: (order: { token: string; amount: number; key: string }) => Promise<void>
  /** Whether the code is the one that the card's bank has sent. */
  confirm: (token: string, code: string) => Promise<boolean>
}

const SANDBOX_CODE = '123456'

/** Moves no money: the token says what its card stands for. Any other token counts as approved. */
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
