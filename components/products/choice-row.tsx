'use client'

import { OptionPicker, StockLine } from './option-picker'
import { useProductChoice } from './product-choice'
import { OptionRow } from './option-row'

/** On phones: the row that opens the options, or quantity and stock if there are no options. */
export function ChoiceRow() {
  const { product } = useProductChoice()
  if (product.options.length > 0) return <OptionRow />
  return (
    <div className="rounded-card bg-card px-4 py-2">
      <OptionPicker />
      <StockLine />
    </div>
  )
}
