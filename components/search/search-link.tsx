import Search from 'lucide-react/icons/search'
import { AppLink } from '@/components/layout/app-link'

/** A search icon for a page's top bar. */
export function SearchIconLink({ label }: { label: string }) {
  return (
    <AppLink
      href="/search"
      aria-label={label}
      className="grid size-tap place-items-center rounded-full transition-colors hover:bg-press active:bg-press"
    >
      <Search size={22} />
    </AppLink>
  )
}

/** A link that looks like the search field, with `keyword` as its value. */
export function SearchPill({ label, keyword = '' }: { label: string; keyword?: string }) {
  return (
    <AppLink
      href={keyword ? `/search?${new URLSearchParams({ keyword })}` : '/search'}
      className="flex h-11 min-w-26 flex-1 items-center gap-2 rounded-full border border-control bg-card px-3 text-13 text-muted transition-colors hover:bg-press active:bg-press wide:text-15"
    >
      <Search size={18} />
      <span className={keyword ? 'truncate text-15 text-ink' : 'truncate'}>{keyword || label}</span>
    </AppLink>
  )
}
