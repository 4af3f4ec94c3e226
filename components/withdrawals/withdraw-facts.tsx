import { useTranslations } from 'next-intl'
import { PriceRow } from '@/components/ui/price-row'
import type { BankCard } from '@/contracts/schemas/withdrawals'
import { digitsOf } from '@/lib/format/digits'
import { formatCents, formatSignedCents } from '@/lib/format/money'
import type { Draft } from './use-withdraw'

/** Of a new card as of a saved one only the last four digits. Empty for a card that was removed meanwhile. */
function payeeOf(card: Draft['card'], cards: BankCard[]): string {
  if (!('card_id' in card))
    return `${card.bank_name.trim()} •••• ${digitsOf(card.bank_card_no).slice(-4)}`
  const saved = cards.find(({ id }) => id === card.card_id)
  return saved ? `${saved.bank_name} ${saved.bank_card_no}` : ''
}

/** Where a withdrawal goes, its service charge and the amount that arrives, before its payment password. */
export function WithdrawFacts({ draft, cards }: { draft: Draft; cards: BankCard[] }) {
  const t = useTranslations('withdraw')
  const { amount, charge, card } = draft
  const payee = payeeOf(card, cards)
  return (
    <dl className="flex flex-col gap-0.5 text-13">
      {payee && (
        <PriceRow name={t('card')}>
          <span className="block text-end wrap-anywhere">{payee}</span>
        </PriceRow>
      )}
      {charge !== undefined && (
        <>
          <PriceRow name={t('serviceCharge')}>{formatSignedCents(-charge)}</PriceRow>
          <PriceRow name={t('actualArrival')}>{formatCents(amount - charge)}</PriceRow>
        </>
      )}
    </dl>
  )
}
