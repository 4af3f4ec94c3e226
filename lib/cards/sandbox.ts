import { digitsOf } from '@/lib/format/digits'
import type { CardTokeniser, TestCard } from './tokeniser'

/** Test numbers reserved by the card networks. */
const CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'approve' },
  { number: '5555 5555 5555 4444', outcome: 'approve' },
  { number: '4000 0000 0000 0002', outcome: 'refuse' },
  { number: '4000 0000 0000 9995', outcome: 'funds' },
  { number: '4000 0027 6000 3184', outcome: 'confirm' },
]

/** Creates tokens without a request. Accepts its test cards only, so that no real card is ever used here. */
export const sandbox: CardTokeniser = {
  async tokenise(card) {
    const number = digitsOf(card.number)
    const known = CARDS.find((test) => digitsOf(test.number) === number)
    if (!known) return null
    const mark = crypto.getRandomValues(new Uint32Array(3)).join('-')
    return `sandbox-${known.outcome}-${mark}`
  },
  sandbox: { cards: CARDS, code: '123456' },
}
