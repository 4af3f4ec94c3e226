import Search from 'lucide-react/icons/search'
import { AppLink } from '@/components/layout/app-link'

/** The way to the search from a page's bar. */
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
