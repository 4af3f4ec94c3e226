import type { ReactNode } from 'react'
import { BackLink } from './back-link'

/** The top bar of a page: back link, title as its h1, at most one action. */
export function TopBar({
  title,
  backHref,
  action,
}: {
  title: ReactNode
  backHref?: string
  action?: ReactNode
}) {
  return (
    <header className="sticky top-0 z-20 bg-paper/95 pt-safe blur-behind">
      <div className="mx-auto grid h-top-bar max-w-page grid-cols-[minmax(2.75rem,auto)_1fr_minmax(2.75rem,auto)] items-center gap-1 px-1 large-text:grid-cols-[auto_1fr_auto]">
        <div>{backHref && <BackLink href={backHref} />}</div>
        <h1 className="line-clamp-2 text-center text-17 leading-snug">{title}</h1>
        <div className="flex justify-end">{action}</div>
      </div>
    </header>
  )
}
