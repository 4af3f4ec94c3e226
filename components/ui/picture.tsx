'use client'

import { classNames } from './class-names'
import { pictureSources } from './picture-sources'

/**
 * A picture in a box of its own shape, so that nothing shifts when it arrives. `sizes` says how wide it is
 * shown ("50vw", "44px"), `ratio` is width over height. Only what is first seen has `isPriority`.
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
      {/* The files are made in the right sizes already; Next's image service would make them again. */}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        // What is first seen is drawn with the words around it, not after the scripts.
        decoding={isPriority ? 'sync' : 'async'}
        draggable={false}
        className="size-full object-cover text-12 text-muted"
      />
    </span>
  )
}
