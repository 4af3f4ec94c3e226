'use client'

import { useTranslations } from 'next-intl'
import { ShopHeading } from '@/components/shops/shop-heading'
import { Checkbox } from '@/components/ui/checkbox'
import type { CartLine } from '@/contracts/schemas/cart'
import { CartLineRow } from './cart-line-row'
import { SwipeRow } from './swipe-row'
import type { CartOnScreen } from './use-cart'

/** The lines of one shop, with a checkbox for all that can be bought. */
export function CartShop({ lines, onScreen }: { lines: CartLine[]; onScreen: CartOnScreen }) {
  const t = useTranslations('cart')
  const shop = lines[0]!.shop
  const available = lines.filter((line) => line.available)
  const isAll = available.length > 0 && available.every((line) => line.selected)
  return (
    <section className="overflow-hidden rounded-card bg-card pt-1">
      <div className="flex items-center ps-1 pe-4">
        <Checkbox
          label={t('allOfShop', { shop: shop.name })}
          isLabelHidden
          checked={isAll}
          disabled={available.length === 0}
          onChange={() => onScreen.select(available, !isAll)}
        />
        <ShopHeading shop={shop} />
      </div>
      <ul aria-label={shop.name}>
        {lines.map((line) => (
          <SwipeRow key={line.sku_id} onRemove={() => onScreen.remove([line])}>
            <CartLineRow
              line={line}
              onQuantity={(quantity) => onScreen.setQuantity(line, quantity)}
              onSelect={(isSelected) => onScreen.select([line], isSelected)}
              onRemove={() => onScreen.remove([line])}
            />
          </SwipeRow>
        ))}
      </ul>
    </section>
  )
}
