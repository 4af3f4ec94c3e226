import { useLocaleState, useTranslate } from 'react-admin'
import type { Locale } from '@/contracts/languages'
import type { Conflict } from '@/contracts/schemas/admin-fields'
import { ApiError } from '@/lib/api/api-error'
import { formatDateTime } from '@/lib/format/date'

/** Who has edited the record last, and when, as the refusal of a call says. */
export function LastChange({ error }: { error: unknown }) {
  const translate = useTranslate()
  const [locale] = useLocaleState() as [Locale, unknown]
  const { changed_by: name = null, changed_at: at = null } =
    (error instanceof ApiError && (error.data as Partial<Conflict> | null)) || {}
  if (at === null) return null
  const time = formatDateTime(at, locale)
  return name === null
    ? translate('console.conflict.at', { time })
    : translate('console.conflict.by', { name, time })
}
