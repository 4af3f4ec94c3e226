'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/layout/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useContentReady } from '@/components/ui/use-content-ready'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { parseBasket } from '@/lib/checkout/basket'
import { quoteInput } from '@/lib/checkout/quote-lines'
import { useBasketForm } from '@/lib/checkout/use-checkout-form'
import { addressesQuery } from '@/lib/queries/addresses'
import { quoteQuery } from '@/lib/queries/orders'
import { CheckoutForm } from './checkout-form'
import { CheckoutSkeleton } from './checkout-skeleton'

/** /checkout?items=<sku>.<quantity>,…; `cart=1` if the items come from the cart. */
export function CheckoutScreen() {
  const query = useSearchParams()
  const items = parseBasket(query.get('items'))
  const { value } = useBasketForm(items)
  const quote = useQuery(quoteQuery(quoteInput(items, value)))
  const addresses = useQuery(addressesQuery())
  const error = quote.error ?? addresses.error
  const isGone = error instanceof ApiError && error.code === CODE.notFound
  const isReady = useContentReady(Boolean(quote.data && addresses.data))

  if (items.length === 0 || isGone) return <NothingToCheckout />
  if (quote.data && addresses.data) {
    if (!isReady) return <CheckoutSkeleton />
    return (
      <CheckoutForm
        items={items}
        isFromCart={query.get('cart') === '1'}
        quote={quote.data}
        isQuoting={quote.isPlaceholderData}
        addresses={addresses.data}
      />
    )
  }
  if (error) {
    const retry = () => void Promise.all([quote.refetch(), addresses.refetch()])
    return <LoadFailure error={error} isRetrying={quote.isFetching} onRetry={retry} />
  }
  return <CheckoutSkeleton />
}

function NothingToCheckout() {
  const t = useTranslations('checkout')
  return (
    <EmptyState
      drawing="bag"
      title={t('none')}
      action={
        <ButtonLink href="/home" variant="outline">
          {t('toHome')}
        </ButtonLink>
      }
    />
  )
}
