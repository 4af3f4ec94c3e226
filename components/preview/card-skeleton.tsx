'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { ProductSkeleton } from '@/components/products/product-skeleton'
import { ShopSkeleton } from '@/components/shops/shop-skeleton'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import type { PreviewCard } from './preview-context'

/**
 * The page of a tapped card while it loads, scrolled down 20 px as after every navigation. Taps
 * pass through once the page below is ready.
 */
export function CardSkeleton({
  of,
  picture,
  pictureRef,
  isPageReady,
}: {
  of: PreviewCard
  picture: string
  pictureRef: Ref<HTMLElement>
  isPageReady: boolean
}) {
  const t = useTranslations()
  const isProduct = of.kind === 'product'
  const back = (
    <IconButton
      variant={isProduct ? 'disc' : 'plain'}
      label={t('actions.back')}
      icon={<ArrowLeft size={24} />}
      onClick={() => window.history.back()}
    />
  )
  const tapped = (
    <span
      ref={pictureRef}
      className={classNames(
        'relative block overflow-hidden',
        isProduct ? 'wide:rounded-card' : 'rounded-full',
      )}
    >
      {/* Loads the large file behind the small one that is already loaded. */}
      <Picture
        address={isProduct ? of.card.image : of.card.logo}
        alt=""
        sizes={isProduct ? '(min-width: 820px) 50vw, 100vw' : '80px'}
        isPriority
      />
      <img src={picture || undefined} alt="" className="absolute inset-0 size-full object-cover" />
    </span>
  )
  return (
    <div
      data-page-skeleton
      role="status"
      aria-label={t('list.loading')}
      className={classNames(
        'fixed inset-0 z-40 touch-none overflow-hidden bg-paper wide:start-rail',
        isPageReady && 'pointer-events-none',
      )}
    >
      {isProduct ? (
        <ProductSkeleton product={of.card} back={back} picture={tapped} />
      ) : (
        <ShopSkeleton shop={of.card} back={back} logo={tapped} />
      )}
    </div>
  )
}
