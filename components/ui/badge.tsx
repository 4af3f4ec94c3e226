import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  neutral: 'bg-press text-muted',
  accent: 'bg-accent-soft text-accent',
  money: 'bg-money-soft text-money',
  good: 'bg-good-soft text-good',
  star: 'bg-star-soft text-star',
  bad: 'bg-bad-soft text-bad',
}

/** A state as text; its colour is decorative. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: keyof typeof tones
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-12 font-semibold',
        'forced-colors:border',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** The count on an icon, "99+" above 99. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-11 leading-none font-semibold text-on-accent numbers ring-2 ring-card forced-colors:border">
      {count > 99 ? '99+' : count}
    </span>
  )
}
