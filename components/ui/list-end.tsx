import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useTranslations } from 'next-intl'

/** The last line of a list, which shows its loading state. */
export function ListEnd({
  state,
}: {
  state: 'loading' | 'refreshing' | 'noMore' | 'noRecord' | 'noProducts'
}) {
  const t = useTranslations('list')
  const isBusy = state === 'loading' || state === 'refreshing'
  return (
    <p role="status" className="flex min-h-14 items-center justify-center gap-2 text-13 text-muted">
      {isBusy && <LoaderCircle size={16} className="animate-turn" />}
      {t(state)}
    </p>
  )
}
