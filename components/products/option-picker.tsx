'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ChipGroup } from '@/components/ui/chip-group'
import { Stepper } from '@/components/ui/stepper'
import { formatCount } from '@/lib/format/count'
import { MAX_LINE_QUANTITY } from '@/contracts/limits'
import { toast } from '@/lib/toast/toast'
import { useProductChoice } from './product-choice'

/** Options as chips, and the quantity. In a sheet on phones, beside the pictures on wide screens. */
export function OptionPicker() {
  const t = useTranslations('product')
  const words = useTranslations()
  const { optionStates, choose, quantity, setQuantity, stock, isSoldOut, requests } =
    useProductChoice()
  const most = Math.max(1, Math.min(MAX_LINE_QUANTITY, stock))
  const picker = useRef<HTMLDivElement>(null)
  const answered = useRef(requests)
  useEffect(() => {
    if (requests > 0 && requests !== answered.current) showFirstMissing(picker.current)
    answered.current = requests
  }, [requests])
  return (
    <div ref={picker} className="flex flex-col gap-4">
      {optionStates.map(({ name, values }, option) => (
        <ChipGroup
          key={name}
          label={name}
          value={values.find(({ isChosen }) => isChosen)?.value ?? null}
          options={values.map(({ value, picture, isPossible }) => ({
            value,
            label: value,
            picture,
            unavailable: isPossible ? null : isSoldOut ? t('soldOut') : t('impossible'),
          }))}
          error={
            requests > 0 && !values.some(({ isChosen }) => isChosen)
              ? t('pleaseChoose', { options: name })
              : null
          }
          onChoose={(value) => choose(option, value)}
        />
      ))}
      <div className="flex items-center justify-between gap-4">
        <span className="text-13 font-semibold">{t('quantity')}</span>
        <Stepper
          label={t('quantity')}
          value={quantity}
          max={most}
          isDisabled={isSoldOut}
          onChange={setQuantity}
          onExcess={() => toast.plain(words('toasts.quantityMost', { count: most }))}
        />
      </div>
    </div>
  )
}

/** The picker of the other screen width is hidden and cannot take the focus. */
function showFirstMissing(picker: HTMLElement | null) {
  const group = picker?.querySelector('[aria-invalid=true]')
  group?.querySelector('input')?.focus({ preventScroll: true })
  group?.parentElement?.scrollIntoView({ block: 'nearest' })
}

/** The stock of the chosen SKU, or that the product was taken off sale. */
export function StockLine() {
  const t = useTranslations('product')
  const { stock, isGone } = useProductChoice()
  return (
    <p aria-live="polite" className={`text-13 numbers ${stock > 0 ? 'text-muted' : 'text-bad'}`}>
      {isGone ? t('gone') : t('stock', { count: stock, shown: formatCount(stock) })}
    </p>
  )
}
