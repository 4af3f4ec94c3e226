'use client'

import Tag from 'lucide-react/icons/tag'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'next-intl'
import type { FormEvent, Ref } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextField } from '@/components/ui/text-field'
import { MAX_PROMO_CODE } from '@/contracts/limits'
import type { Quote } from '@/contracts/schemas/orders'
import { formatSignedCents } from '@/lib/format/money'

/** A promo code, validated by the server at once, with its discount or the reason there is none. */
export function PromoRow({
  code,
  typed,
  fieldRef,
  quote,
  isQuoting,
  onType,
  onApply,
}: {
  /** The code that was applied; empty for none. */
  code: string
  typed: string
  fieldRef: Ref<HTMLInputElement>
  quote: Quote
  isQuoting: boolean
  onType: (typed: string) => void
  onApply: (code: string) => void
}) {
  const t = useTranslations('checkout')
  const off = quote.groups.reduce((sum, group) => sum + group.discount, 0)
  const judged = code !== '' && !isQuoting ? quote.promo : null

  function submit(event: FormEvent) {
    event.preventDefault()
    onApply(typed.trim())
  }
  function remove() {
    onType('')
    onApply('')
  }

  if (judged?.valid)
    return (
      <section
        aria-label={t('promo')}
        className="flex items-center gap-3 rounded-card bg-card py-2 ps-4 pe-1"
      >
        <Tag size={20} className="text-good" />
        <p className="min-w-0 flex-1 text-15">
          <span className="font-semibold">{judged.code}</span>{' '}
          <span className="text-good numbers">{formatSignedCents(-off)}</span>
        </p>
        <IconButton label={t('promoRemove')} icon={<X size={20} />} onClick={remove} />
      </section>
    )
  return (
    <form className="rounded-card bg-card p-4" onSubmit={submit}>
      <TextField
        label={t('promo')}
        hint={t('promoHint')}
        error={typed.trim() === code ? judged?.reason : null}
        ref={fieldRef}
        value={typed}
        maxLength={MAX_PROMO_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onType(event.target.value)}
        after={
          <Button
            type="submit"
            variant="quiet"
            size="small"
            isPending={isQuoting && code !== ''}
            disabled={typed.trim() === ''}
          >
            {t('promoApply')}
          </Button>
        }
      />
    </form>
  )
}
