'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldNote } from '@/components/ui/field'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import type { BlockchainNetwork } from '@/contracts/schemas/wallet'
import { formatCents } from '@/lib/format/money'

export function NetworkChoice({
  networks,
  chosen,
  error,
  onChoose,
}: {
  networks: BlockchainNetwork[]
  chosen: string | null
  error: string | undefined
  onChoose: (network: string) => void
}) {
  const t = useTranslations('topUp')
  const locale = useLocale()
  const noteId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <RadioCards legend={t('network')}>
        {networks.map(({ network, coin, min_amount, confirmations }) => (
          <RadioCard
            key={network}
            name="network"
            value={network}
            checked={network === chosen}
            onChange={() => onChoose(network)}
            aria-describedby={error ? noteId : undefined}
            title={`${coin} · ${network}`}
            detail={`${t('least', { amount: formatCents(min_amount, locale) })} · ${t('confirmations', { count: confirmations })}`}
          />
        ))}
      </RadioCards>
      <FieldNote
        id={noteId}
        error={error}
        hint={networks.length === 0 ? t('noNetworks') : undefined}
      />
    </div>
  )
}
