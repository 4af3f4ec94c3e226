'use client'

import { AddToCartButton } from './add-to-cart-button'
import { BuyNowButton } from './buy-now-button'
import { OptionPicker } from './option-picker'
import { StockLine } from './stock-line'

/** Choosing and buying beside the pictures, where there is room for it. */
export function BuyBox() {
  return (
    <div className="hidden flex-col gap-4 rounded-card bg-card p-4 wide:flex">
      <OptionPicker />
      <StockLine />
      <AddToCartButton whenOpen="ask" />
      <BuyNowButton whenOpen="ask" />
    </div>
  )
}
