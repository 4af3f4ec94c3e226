'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldNote } from '@/components/ui/field'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import type { BlockchainNetwork } from '@/contracts/schemas/wallet'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'

/** The networks; after the choice only the chosen one, so that its address is in view. */
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
  const noteId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const selected = networks.find(({ network }) => network === chosen)
  const shown = selected && !isOpen ? [selected] : networks
  function open() {
    // The button is removed, so the focus moves to the group.
    choices.current?.querySelector<HTMLInputElement>(':checked')?.focus()
    setIsOpen(true)
  }
  return (
    <div ref={choices} className="flex flex-col gap-1.5">
      <RadioCards legend={t('network')}>
        {shown.map(({ network, coin, min_amount, confirmations }) => (
          <RadioCard
            key={network}
            name="network"
            value={network}
            checked={network === chosen}
            onChange={() => onChoose(network)}
            // The arrow keys choose too, without a pointer (detail 0): the others stay in reach.
            onClick={({ detail }) => setIsOpen(detail === 0)}
            aria-describedby={error ? noteId : undefined}
            title={`${coin}${DOT}${network}`}
            detail={`${t('least', { amount: formatCents(min_amount) })}${DOT}${t('confirmations', { count: confirmations })}`}
          />
        ))}
      </RadioCards>
      {shown.length < networks.length && (
        <div className="flex justify-end">
          <Button variant="quiet" size="small" onClick={open}>
            {t('changeNetwork')}
          </Button>
        </div>
      )}
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
