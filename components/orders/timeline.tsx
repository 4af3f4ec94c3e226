import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { formatDateTime } from '@/lib/format/date'

export interface TimelineStep {
  name: string
  /** The name of the step in the reader's language. */
  label: string
  at?: string | null
  place: 'done' | 'now' | 'ahead'
}

const dots: Record<TimelineStep['place'], string> = {
  done: 'border-money bg-card',
  now: 'border-money bg-money chosen',
  ahead: 'border-control bg-card',
}

const tones: Record<TimelineStep['place'], string> = {
  done: '',
  now: 'font-semibold',
  ahead: 'text-muted',
}

/** A list of steps, first to last, with a filled dot at the current one. */
export function Timeline({ steps, size = 15 }: { steps: TimelineStep[]; size?: 13 | 15 }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  return (
    <ol>
      {steps.map(({ name, label, at, place }) => (
        <li
          key={name}
          aria-current={place === 'now' ? 'step' : undefined}
          className="group relative flex gap-3 pb-4 last:pb-0"
        >
          <span
            aria-hidden
            className={`absolute top-4 bottom-0 left-[6.5px] w-px group-last:hidden ${place === 'done' ? 'bg-money' : 'bg-line'}`}
          />
          <span
            aria-hidden
            className={`relative mt-1 size-3.5 shrink-0 rounded-full border-2 ${dots[place]}`}
          />
          <span
            className={classNames(
              'flex flex-1 flex-wrap items-baseline justify-between gap-x-3',
              size === 13 && 'text-13',
            )}
          >
            <span className={tones[place]}>{label}</span>
            {at ? (
              <time dateTime={at} className="text-13 text-muted numbers">
                {formatDateTime(at, locale)}
              </time>
            ) : (
              place === 'ahead' && <span className="sr-only">{t('stepWaiting')}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
