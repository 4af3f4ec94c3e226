'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Skeleton, TextSkeleton } from '@/components/ui/skeleton'
import type { ProductCard } from '@/contracts/schemas/products'

/**
 * A product page while it loads: the tapped picture, price and name in place, scrolled down 20 px
 * as after every navigation. Taps pass through once the page below is ready.
 */
export function ProductSkeleton({
  product,
  picture,
  pictureRef,
  isPageReady,
}: {
  product: ProductCard
  picture: string
  pictureRef: Ref<HTMLImageElement>
  isPageReady: boolean
}) {
  const t = useTranslations()
  return (
    <div
      data-product-skeleton
      role="status"
      aria-label={t('list.loading')}
      className={classNames(
        'fixed inset-0 z-40 touch-none overflow-hidden bg-paper wide:start-rail',
        isPageReady && 'pointer-events-none',
      )}
    >
      <div className="relative mx-auto flow-root max-w-page">
        <button
          type="button"
          aria-label={t('actions.back')}
          onClick={() => window.history.back()}
          className="absolute start-1 top-1 z-10 grid size-tap place-items-center rounded-full wide:start-gutter"
        >
          <span className="absolute inset-1 -z-10 rounded-full bg-card/80 backdrop-blur-md" />
          <ArrowLeft size={24} />
        </button>
        <div className="-mt-5 wide:grid wide:grid-cols-[1fr_26rem] wide:gap-x-8 wide:px-gutter wide:pt-14">
          <div className="relative overflow-hidden wide:rounded-card">
            {/* Loads the large picture behind the small file that is already loaded. */}
            <Picture
              address={product.image}
              alt=""
              sizes="(min-width: 820px) 50vw, 100vw"
              isPriority
            />
            <img
              ref={pictureRef}
              src={picture || undefined}
              alt=""
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div className="flex flex-col gap-3 px-gutter pt-4 wide:p-0">
            <div className="flex flex-col gap-1.5">
              <Price cents={product.price} originalCents={product.original_price} size="large" />
              <p className="text-17 font-semibold text-balance wide:text-24">{product.name}</p>
              <Skeleton shape="h-3.5 w-2/5 rounded-tick" />
            </div>
            <Skeleton shape="h-13 rounded-card" />
            <TextSkeleton lines={4} />
          </div>
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 bg-card pb-safe hairline-t wide:hidden">
        <div className="h-action-bar" />
      </div>
    </div>
  )
}
