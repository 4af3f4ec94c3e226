import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/**
 * Placeholders of the size of the content, without animation. Wrap a page's placeholders in one
 * `Skeletons`, so that they are announced once.
 */
export function Skeletons({ children }: { children: ReactNode }) {
  const t = useTranslations('list')
  return (
    <div role="status" aria-label={t('loading')}>
      {children}
    </div>
  )
}

/** `shape` sets the size: "h-11 w-11 rounded-full", "aspect-square rounded-card". */
export function Skeleton({ shape }: { shape: string }) {
  return <span aria-hidden className={`block bg-line forced-colors:border ${shape}`} />
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          shape={`h-3.5 rounded-tick ${line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full'}`}
        />
      ))}
    </div>
  )
}

/** Product cards in the columns of the product grid. */
export function CardGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className="card-columns">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="overflow-hidden rounded-card bg-card">
          <Skeleton shape="aspect-square" />
          <div className="flex flex-col gap-2 p-2.5">
            <Skeleton shape="h-3.5 w-full rounded-tick" />
            <Skeleton shape="h-3.5 w-2/3 rounded-tick" />
            <Skeleton shape="mt-1 h-5 w-1/2 rounded-tick" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Rows with a round picture, two lines and an amount, as in lists of movements and notices. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="rounded-card bg-card px-4">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="flex items-center gap-3 border-b border-line py-3.5 last:border-0"
        >
          <Skeleton shape="size-11 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton shape="h-3.5 w-2/3 rounded-tick" />
            <Skeleton shape="h-3 w-2/5 rounded-tick" />
          </div>
          <Skeleton shape="h-4 w-16 rounded-tick" />
        </div>
      ))}
    </div>
  )
}

/** A form with `fields` fields and a button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Skeletons>
      <div className="flex flex-col gap-5 pt-4">
        {Array.from({ length: fields }, (_, field) => (
          <div key={field} className="flex flex-col gap-2">
            <Skeleton shape="h-3.5 w-28 rounded-tick" />
            <Skeleton shape="h-12 rounded-card" />
          </div>
        ))}
        <Skeleton shape="mt-2 h-12 rounded-full" />
      </div>
    </Skeletons>
  )
}
