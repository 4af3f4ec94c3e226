'use client'

import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'

/**
 * A pending button keeps its width, focus and label and ignores presses: a disabled button would
 * lose the focus while the call is running.
 */
export function Button({
  variant,
  size,
  isPending = false,
  isFullWidth,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: {
  variant?: ButtonVariant
  size?: ButtonSize
  isPending?: boolean
  isFullWidth?: boolean
  icon?: ReactNode
} & Omit<ComponentProps<'button'>, 'className'>) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={buttonStyle({ variant, size, isFullWidth })}
    >
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle size={20} className="animate-turn" />
        </span>
      )}
      <span className={isPending ? 'contents *:opacity-0' : 'contents'}>
        {icon}
        <span>{children}</span>
      </span>
    </button>
  )
}
