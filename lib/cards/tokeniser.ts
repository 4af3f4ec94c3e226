import type { TypedCard } from './card-number'

/** A card that stands for an answer of its bank. */
export interface TestCard {
  number: string
  outcome: 'approve' | 'refuse' | 'funds' | 'confirm'
}

/**
 * A card provider's part in the browser: it takes what was typed and gives a token, which is all that our
 * server ever has of a card.
 */
export interface CardTokeniser {
  /** Null when the provider does not take this card. */
  tokenise: (card: TypedCard) => Promise<string | null>
  /** Shown to whoever tries it out; a provider of real cards has none. */
  sandbox: { cards: readonly TestCard[]; code: string } | null
}
