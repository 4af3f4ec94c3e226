import { useFormats } from '@/console/ui/use-formats'

/** A time (ISO 8601) in the zone of this device. */
export function Moment({ iso }: { iso: string }) {
  const { dateTime } = useFormats()
  return <time dateTime={iso}>{dateTime(iso)}</time>
}
