'use client'

import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from '@/components/ui/button-style'
import { AppLink } from './app-link'

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isFullWidth,
  icon,
  children,
  ...link
}: {
  variant?: ButtonVariant
  size?: ButtonSize
  isFullWidth?: boolean
  icon?: ReactNode
} & Omit<ComponentProps<typeof AppLink>, 'className'>) {
  return (
    <AppLink {...link} className={buttonStyle({ variant, size, isFullWidth })}>
      {icon}
      <span>{children}</span>
    </AppLink>
  )
}
