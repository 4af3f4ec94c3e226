'use client'

import { useTranslations, useLocale } from 'next-intl'
import { ChipGroup } from '@/components/ui/chip-group'
import { Stepper } from '@/components/ui/stepper'
import { formatCount } from '@/lib/format/count'
import { MAX_LINE_QUANTITY } from '@/contracts/limits'
import { useProductChoice } from './product-choice'

/** Options as chips, and the quantity. In a sheet on phones, beside the pictures on wide screens. */
export function OptionPicker() {
  const t = useTranslations('product')
  const { optionStates, choose, quantity, setQuantity, sku, stock, isSoldOut } = useProductChoice()
  return (
    <div className="flex flex-col gap-4">
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
          onChoose={(value) => choose(option, value)}
        />
      ))}
      <div className="flex items-center justify-between gap-4">
        <span className="text-13 font-semibold">{t('quantity')}</span>
        <Stepper
          label={t('quantity')}
          value={quantity}
          max={Math.max(1, Math.min(MAX_LINE_QUANTITY, sku ? sku.stock : stock))}
          isDisabled={isSoldOut}
          onChange={setQuantity}
        />
      </div>
    </div>
  )
}

/** The stock of the chosen SKU, or that the product was taken off sale. */
export function StockLine() {
  const t = useTranslations('product')
  const locale = useLocale()
  const { stock, isGone } = useProductChoice()
  return (
    <p aria-live="polite" className={`text-13 numbers ${stock > 0 ? 'text-muted' : 'text-bad'}`}>
      {isGone ? t('gone') : t('stock', { count: stock, shown: formatCount(stock, locale) })}
    </p>
  )
}
