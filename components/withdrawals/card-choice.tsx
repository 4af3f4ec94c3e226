'use client'

import CreditCard from 'lucide-react/icons/credit-card'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import type { BankCard } from '@/contracts/schemas/withdrawals'
import { useRemoveBankCard } from '@/lib/mutations/withdrawals'
import { announce } from '@/lib/mutations/announce'
import { NewCardFields, type NewCardField } from './new-card-fields'

/** The saved cards, masked, and the option of a new one. Empty without a saved card. */
export function CardChoice({
  cards,
  chosen,
  field,
  onChoose,
}: {
  cards: BankCard[]
  /** The id of a saved card; null for a new one. */
  chosen: number | null
  field: NewCardField
  onChoose: (id: number | null) => void
}) {
  const t = useTranslations('withdraw')
  if (cards.length === 0) return <NewCardFields field={field} />
  return (
    <>
      <RadioCards legend={t('card')}>
        {cards.map((card) => (
          <div key={card.id} className="flex flex-col">
            <RadioCard
              name="card"
              value={card.id}
              checked={card.id === chosen}
              onChange={() => onChoose(card.id)}
              icon={<CreditCard size={24} className="shrink-0 text-muted" />}
              title={
                <>
                  {card.bank_name} <span className="whitespace-nowrap">{card.bank_card_no}</span>
                </>
              }
              detail={card.holder}
            />
            {card.id === chosen && <RemoveCard card={card} />}
          </div>
        ))}
        <RadioCard
          name="card"
          value="another"
          checked={chosen === null}
          onChange={() => onChoose(null)}
          title={t('anotherCard')}
        />
      </RadioCards>
      {chosen === null && <NewCardFields field={field} />}
    </>
  )
}

function RemoveCard({ card }: { card: BankCard }) {
  const t = useTranslations()
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useRemoveBankCard()
  async function askAndRemove() {
    const isSure = await confirm({
      title: t('withdraw.removeAsk', { card: card.bank_card_no }),
      detail: t('withdraw.removeDetail'),
      confirmLabel: t('withdraw.remove'),
      cancelLabel: t('withdraw.keepCard'),
      isDanger: true,
    })
    if (!isSure) return
    await announce(mutateAsync({ id: card.id }), t('toasts.deleteSuccess'))
  }
  return (
    <div className="flex justify-end pt-1.5">
      <Button
        variant="quiet"
        size="small"
        isPending={isPending}
        aria-label={t('withdraw.removeOf', { card: card.bank_card_no })}
        onClick={() => void askAndRemove()}
      >
        {t('withdraw.remove')}
      </Button>
    </div>
  )
}
