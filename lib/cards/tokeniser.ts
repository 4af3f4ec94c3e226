import type { TypedCard } from './card-number'

/** A test card with the bank's answer to it. */
export interface TestCard {
  number: string
  outcome: 'approve' | 'refuse' | 'funds' | 'confirm'
}

/**
 * The browser part of a card provider: exchanges the typed card for a token, the only card data our
 * server receives.
 */
export interface CardTokeniser {
  /** Null if the provider does not accept this card. */
  tokenise: (card: TypedCard) => Promise<string | null>
  /** Test cards to show; null for a provider of real cards. */
  sandbox: { cards: readonly TestCard[]; code: string } | null
}
