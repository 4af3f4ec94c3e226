'use client'

import Star from 'lucide-react/icons/star'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { classNames } from './class-names'
import { FieldNote } from './field'

const STARS = [1, 2, 3, 4, 5] as const

/** One to five stars, 0 while none is chosen. Native radio buttons, so the browser handles the keys. */
export function StarInput({
  label,
  name,
  value,
  onChange,
  error,
}: {
  label: string
  name: string
  value: number
  onChange: (stars: number) => void
  error?: string | null
}) {
  const t = useTranslations()
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="flex flex-col">
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? noteId : undefined}
        aria-invalid={error ? true : undefined}
        className="flex flex-wrap items-center justify-between gap-x-3"
      >
        <span id={id} className="text-15">
          {label}
        </span>
        <span className="-me-2.5 flex items-center">
          <span aria-hidden className="me-1 text-13 text-muted">
            {value > 0 && t(`comment.levels.${value as 1 | 2 | 3 | 4 | 5}`)}
          </span>
          {STARS.map((stars) => (
            <label
              key={stars}
              className="relative grid size-tap cursor-pointer place-items-center rounded-full text-star has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ink"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-label={t('reviews.stars', { stars })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star size={24} className={classNames(stars <= value && 'fill-current')} />
            </label>
          ))}
        </span>
      </div>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
