'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { detourHref } from '@/components/layout/use-detour'
import type { Address } from '@/contracts/schemas/addresses'
import type { BasketItem } from '@/contracts/schemas/cart'
import type { Quote } from '@/contracts/schemas/orders'
import { checkoutHref, withQuantity } from '@/lib/checkout/basket'
import { orderableCount, orderInput } from '@/lib/checkout/quote-lines'
import { breakdownOf } from '@/lib/checkout/quote-totals'
import { useBasketForm } from '@/lib/checkout/use-checkout-form'
import { CheckoutBar } from './checkout-bar'
import { DeliveryCard } from './delivery-card'
import { PromoRow } from './promo-row'
import { ShopGroup } from './shop-group'
import { usePlaceOrder } from './use-place-order'
import { PriceBreakdown } from '@/components/orders/price-breakdown'

export function CheckoutForm({
  items,
  isFromCart,
  quote,
  isQuoting,
  addresses,
}: {
  items: BasketItem[]
  isFromCart: boolean
  quote: Quote
  /** The quote belongs to the previous basket; a new one is loading. */
  isQuoting: boolean
  addresses: Address[]
}) {
  const t = useTranslations('checkout')
  const { value, change } = useBasketForm(items)
  const { place, placeWith, unanswered, isPending } = usePlaceOrder(items)
  const [typedCode, setTypedCode] = useState(value.promo)
  const codeField = useRef<HTMLInputElement>(null)
  const address =
    addresses.find(({ id }) => id === value.addressId) ??
    addresses.find(({ is_default: isDefault }) => isDefault) ??
    addresses[0]
  const count = orderableCount(quote)
  const here = checkoutHref(items, { isFromCart })
  const addHref = detourHref('/addressForm', here)

  async function submit() {
    if (unanswered) return place(unanswered, quote)
    if (!address) return
    const input = {
      ...orderInput(quote, address.id, value.remarks),
      from_cart: isFromCart,
    }
    const code = typedCode.trim()
    if (code === '' || (code === value.promo && quote.promo?.valid)) return place(input, quote)
    if (code !== value.promo && (await placeWith(code, input, quote))) return
    // One frame later, when the field is enabled again.
    requestAnimationFrame(() => codeField.current?.focus())
  }

  return (
    <div className="grid items-start gap-3 pt-10 wide:grid-cols-[1fr_20rem] wide:gap-5">
      <fieldset disabled={isPending || unanswered !== null} className="flex min-w-0 flex-col gap-3">
        <DeliveryCard
          addresses={addresses}
          chosen={address}
          addHref={addHref}
          listHref={detourHref('/address', here)}
          onChoose={(addressId) => change({ addressId })}
        />
        {quote.groups.map((group) => (
          <ShopGroup
            key={group.shop.id}
            group={group}
            isOnly={quote.groups.length === 1}
            remark={value.remarks[group.shop.id] ?? ''}
            onRemark={(remark) =>
              change({ remarks: { ...value.remarks, [group.shop.id]: remark } })
            }
            onQuantity={(skuId, quantity) =>
              showBasket(checkoutHref(withQuantity(items, skuId, quantity), { isFromCart }))
            }
          />
        ))}
      </fieldset>
      <aside className="flex flex-col gap-3 wide:sticky wide:top-15">
        {count > 0 && (
          <fieldset disabled={isPending || unanswered !== null}>
            <PromoRow
              code={value.promo}
              typed={typedCode}
              fieldRef={codeField}
              quote={quote}
              isQuoting={isQuoting}
              onType={setTypedCode}
              onApply={(promo) => change({ promo })}
            />
          </fieldset>
        )}
        <OrderTotals quote={quote} />
        <p className="px-1 text-13 text-muted">{t('payNext')}</p>
        <div className="wide:rounded-card wide:bg-card wide:px-4 wide:py-1.5">
          <CheckoutBar
            total={unanswered?.expected_total ?? quote.total}
            count={count}
            arrival={quote.arrival}
            unserved={address ? quote.unserved : null}
            addHref={address ? null : addHref}
            isUnanswered={unanswered !== null}
            isPending={isPending || isQuoting}
            onSubmit={() => void submit()}
          />
        </div>
      </aside>
    </div>
  )
}

/** The basket is in the URL; replacing it keeps the page and what was entered. */
function showBasket(href: string) {
  const { pathname } = window.location
  const [, query] = href.split('?')
  window.history.replaceState(null, '', query ? `${pathname}?${query}` : pathname)
}

/** The totals of all shops. The grand total is shown beside the submit button only. */
function OrderTotals({ quote }: { quote: Quote }) {
  const t = useTranslations('checkout')
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-3 text-15">{t('summary')}</h2>
      <PriceBreakdown {...breakdownOf(quote)} />
    </section>
  )
}
