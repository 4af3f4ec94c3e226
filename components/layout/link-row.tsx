import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { AppLink } from './app-link'

const style =
  'flex min-h-13 w-full items-center gap-3 px-4 py-2.5 text-start -outline-offset-2 transition-colors hairline-b first:rounded-t-card last:rounded-b-card last:border-0 hover:bg-press active:bg-press'

interface Row {
  icon?: ReactNode
  title: ReactNode
  detail?: ReactNode
  value?: ReactNode
}

/** A link row: icon, name and current value. Rows are grouped in a card. */
export function LinkRow({ href, ...row }: Row & { href: string }) {
  return (
    <AppLink href={href} className={style}>
      <RowContent {...row} />
      <ChevronRight size={20} className="text-muted" />
    </AppLink>
  )
}

/** A row that leaves the storefront: a mail address or another site. */
export function OutsideRow({ href, ...row }: Row & { href: string }) {
  const isSite = href.startsWith('http')
  return (
    <a
      href={href}
      className={style}
      target={isSite ? '_blank' : undefined}
      rel={isSite ? 'noopener noreferrer' : undefined}
    >
      <RowContent {...row} />
      <ArrowUpRight size={20} className="text-muted" />
    </a>
  )
}

/** A row with an action. */
export function ActionRow({ onClick, ...row }: Row & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={style}>
      <RowContent {...row} />
    </button>
  )
}

function RowContent({ icon, title, detail, value }: Row) {
  return (
    <>
      {icon}
      <span className="@container min-w-0 flex-1">
        {/* A value stands below its name where large text leaves no room beside it. */}
        <span className="flex items-center gap-3 @max-[11rem]:flex-col @max-[11rem]:items-start">
          <span className="min-w-0 flex-1">
            <span className="block text-15">{title}</span>
            {detail && <span className="block text-13 text-muted">{detail}</span>}
          </span>
          {value && (
            <span className="min-w-0 text-end text-13 wrap-anywhere text-muted">{value}</span>
          )}
        </span>
      </span>
    </>
  )
}
