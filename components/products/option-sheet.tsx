'use client'

import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { Sheet } from '@/components/ui/sheet'
import { DOT } from '@/lib/format/dot'
import { skuPictures } from '@/lib/products/options'
import { AddToCartButton } from './add-to-cart-button'
import { BuyNowButton } from './buy-now-button'
import { OptionPicker, StockLine } from './option-picker'
import { useIsOptionSheetOpen, useSetOptionSheetOpen } from './option-sheet-state'
import { useProductChoice } from './product-choice'
import { ProductPrice } from './product-price'
import { usePreloadedPictures } from './use-preloaded-pictures'

/** Picture, price and stock of the chosen SKU, its options, the quantity and the purchase buttons. */
export function OptionSheet() {
  const t = useTranslations('product')
  const { product, picture, choice } = useProductChoice()
  const isOpen = useIsOptionSheetOpen()
  const setIsOpen = useSetOptionSheetOpen()
  usePreloadedPictures(skuPictures(product.skus), '96px', isOpen)
  const chosen = choice.filter((value) => value !== null).join(DOT)
  return (
    <Sheet
      isOpen={isOpen}
      title={t('options')}
      onClose={() => setIsOpen(false)}
      footer={
        <div className="flex gap-2">
          <AddToCartButton whenOpen="ask" size="tight" />
          <BuyNowButton whenOpen="ask" size="tight" />
        </div>
      }
    >
      <div className="mb-4 flex gap-3">
        <div className="w-24 shrink-0">
          <Picture
            address={picture ?? product.pictures[0] ?? ''}
            alt=""
            sizes="96px"
            shape="thumb"
          />
        </div>
        <div className="flex min-w-0 flex-col justify-end gap-0.5">
          <ProductPrice />
          <StockLine />
          {chosen && <p className="text-13">{chosen}</p>}
        </div>
      </div>
      <OptionPicker />
    </Sheet>
  )
}
