'use client'

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { CountBadge } from './badge'

/** A button with an icon only. `disc` floats over pictures. `count` is shown on its corner. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  count,
  type = 'button',
  ...rest
}: {
  label: string
  icon: ReactNode
  variant?: 'plain' | 'disc'
  count?: number
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        'relative grid size-tap shrink-0 place-items-center rounded-full transition-colors',
        'disabled:cursor-not-allowed disabled:text-control',
        variant === 'plain' && 'text-ink hover:bg-press active:bg-press',
        variant === 'disc' && 'isolate text-ink',
      )}
    >
      {variant === 'disc' && (
        <span className="absolute inset-1 -z-10 rounded-full bg-card/80 backdrop-blur-md" />
      )}
      <span className="sr-only">{label}</span>
      {icon}
      {count ? (
        <span className="absolute top-0.5 left-6">
          <CountBadge count={count} />
        </span>
      ) : null}
    </button>
  )
}
