import { classNames } from './class-names'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'large' | 'medium' | 'small' | 'tight'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-pressed active:bg-accent-pressed',
  outline: 'border border-accent text-accent hover:bg-accent-soft active:bg-accent-soft',
  quiet: 'border border-control text-ink hover:bg-press active:bg-press',
  danger: 'bg-bad-soft text-bad hover:brightness-97 active:brightness-95',
}

const sizes: Record<ButtonSize, string> = {
  large: 'min-h-12 px-6 py-2.5 text-17',
  medium: 'min-h-tap px-5 py-2 text-15',
  /** For two buttons side by side in a bar. */
  tight: 'min-h-tap px-1.5 py-1 text-15 leading-tight wide:px-5',
  small: 'tap-area min-h-9 px-4 py-1.5 text-13',
}

/** The classes of a button, also for links that look like one. */
export function buttonStyle(look: {
  variant?: ButtonVariant
  size?: ButtonSize
  isFullWidth?: boolean
}): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold',
    'transition-colors select-none forced-colors:border',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line disabled:text-muted',
    variants[look.variant ?? 'primary'],
    sizes[look.size ?? 'medium'],
    look.isFullWidth && 'w-full',
  )
}
