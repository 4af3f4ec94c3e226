import type { ReactNode } from 'react'

/** An empty list: illustration, text and action. `drawing` is a file of public/drawings without its ending. */
export function EmptyState({
  drawing,
  title,
  action,
}: {
  drawing: string
  title: string
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-4 px-gutter py-14 text-center">
      <img
        src={`/drawings/${drawing}.webp`}
        alt=""
        width={128}
        height={128}
        loading="lazy"
        className="size-32 rounded-full bg-press object-cover"
      />
      <p className="max-w-reading text-15 text-balance text-muted">{title}</p>
      {action}
    </div>
  )
}
