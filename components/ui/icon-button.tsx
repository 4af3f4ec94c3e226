'use client'

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

/** A button with an icon only. `disc` floats over pictures. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  type = 'button',
  ...rest
}: {
  label: string
  icon: ReactNode
  variant?: 'plain' | 'disc'
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
        <span className="absolute inset-1 -z-10 rounded-full bg-card/80 blur-behind" />
      )}
      <span className="sr-only">{label}</span>
      {icon}
    </button>
  )
}
