'use client'

import { useTranslations } from 'next-intl'
import { ActionRow } from '@/components/layout/link-row'
import type { TestCard } from '@/lib/cards/tokeniser'

/** Test cards of the payment sandbox with their results. */
export function TestCards({
  cards,
  onUse,
}: {
  cards: readonly TestCard[]
  onUse: (number: string) => void
}) {
  const t = useTranslations('topUp')
  return (
    <section aria-label={t('sandbox')} className="flex flex-col gap-2 pt-2">
      <h2 className="px-1 text-15">{t('sandbox')}</h2>
      <div className="rounded-card bg-card">
        {cards.map(({ number, outcome }) => (
          <ActionRow
            key={number}
            title={<span className="numbers">{number}</span>}
            detail={t(`outcomes.${outcome}`)}
            onClick={() => onUse(number)}
          />
        ))}
      </div>
    </section>
  )
}
