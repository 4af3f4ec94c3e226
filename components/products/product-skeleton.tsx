'use client'

import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import { Skeleton, TextSkeleton } from '@/components/ui/skeleton'
import type { ProductCard } from '@/contracts/schemas/products'

/** A product page while it loads: the tapped picture, price and name in place. */
export function ProductSkeleton({
  product,
  back,
  picture,
}: {
  product: ProductCard
  back: ReactNode
  picture: ReactNode
}) {
  return (
    <>
      <div className="relative mx-auto flow-root max-w-page">
        <div className="absolute start-1 top-1 z-10 wide:start-gutter">{back}</div>
        <div className="-mt-5 wide:grid wide:grid-cols-[1fr_min(50%,26rem)] wide:gap-x-8 wide:px-gutter wide:pt-14">
          <div className="picture-in-view">{picture}</div>
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
    </>
  )
}
