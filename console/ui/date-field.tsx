import { useFieldValue } from 'react-admin'
import { useFormats } from '@/console/ui/use-formats'

/** A time (ISO 8601) in the zone of this device; nothing for null. */
export function DateField({ source }: { source: string; label?: string }) {
  const iso = useFieldValue<Record<string, string | null>>({ source }) as string | null | undefined
  const { dateTime } = useFormats()
  return iso ? <time dateTime={iso}>{dateTime(iso)}</time> : null
}
