'use client'

import { classNames } from './class-names'
import { pictureSources } from './picture-sources'

/**
 * A picture in a box of fixed aspect ratio, so that loading causes no layout shift. `sizes` is its
 * displayed width ("50vw", "44px"), `ratio` is width over height. Set `isPriority` only above the
 * fold.
 */
export function Picture({
  address,
  alt,
  sizes,
  ratio = 1,
  isPriority = false,
  shape,
}: {
  address: string
  alt: string
  sizes: string
  ratio?: number
  isPriority?: boolean
  shape?: 'card' | 'thumb' | 'round'
}) {
  const { src, srcSet, ground } = pictureSources(address, sizes)
  return (
    <span
      className={classNames(
        'block w-full overflow-hidden bg-press',
        shape === 'card' && 'rounded-card',
        shape === 'thumb' && 'rounded-thumb',
        shape === 'round' && 'rounded-full',
      )}
      style={{ aspectRatio: ratio, backgroundColor: ground }}
    >
      {/* The files have the right sizes already; Next's image service would resize them again. */}
      <img
        // A product without pictures shows its name.
        src={src || undefined}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        // Pictures above the fold decode synchronously, with the text around them.
        decoding={isPriority ? 'sync' : 'async'}
        draggable={false}
        className="size-full object-cover text-12 text-muted"
      />
    </span>
  )
}
