import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { AppLink } from './app-link'

/** A row that leads somewhere: an icon, a name, what is set there now. Rows stand together in a card. */
export function LinkRow({
  href,
  icon,
  title,
  detail,
  value,
}: {
  href: string
  icon?: ReactNode
  title: ReactNode
  detail?: ReactNode
  value?: ReactNode
}) {
  return (
    <AppLink
      href={href}
      className="flex min-h-13 items-center gap-3 px-4 py-2.5 -outline-offset-2 transition-colors hairline-b first:rounded-t-card last:rounded-b-card last:border-0 hover:bg-press active:bg-press"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-15">{title}</span>
        {detail && <span className="block text-13 text-muted">{detail}</span>}
      </span>
      {value && <span className="min-w-0 text-end text-13 text-muted">{value}</span>}
      <ChevronRight size={20} className="text-muted" />
    </AppLink>
  )
}
