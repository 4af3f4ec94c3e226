'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { CardState } from './use-card'

export function CardFields({ card, refusal }: { card: CardState; refusal: string | undefined }) {
  const t = useTranslations('topUp')
  const cardField = (name: 'number' | 'expiry' | 'code') => ({
    'data-card': name,
    value: card.typed[name],
    onChange: (event: { target: { value: string } }) => card.change(name, event.target.value),
    onBlur: () => card.leave(name),
    inputMode: 'numeric' as const,
    required: true,
  })
  return (
    <>
      <TextField
        {...cardField('number')}
        label={t('cardNumber')}
        error={card.errorOf('number') ?? refusal}
        autoComplete="cc-number"
        enterKeyHint="next"
        maxLength={40}
      />
      <div className="pair gap-3">
        <TextField
          {...cardField('expiry')}
          label={t('cardExpiry')}
          error={card.errorOf('expiry')}
          placeholder={t('cardExpiryShape')}
          autoComplete="cc-exp"
          enterKeyHint="next"
          maxLength={12}
        />
        <TextField
          {...cardField('code')}
          label={t('cardCode')}
          error={card.errorOf('code')}
          placeholder={'•'.repeat(card.codeLength)}
          autoComplete="cc-csc"
          enterKeyHint="done"
          maxLength={8}
        />
      </div>
    </>
  )
}
