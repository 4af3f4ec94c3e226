import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

/** A toggle filter. `aside` follows the label, such as a count. For a single choice use `ChipGroup`. */
export function Chip({
  isOn,
  icon,
  aside,
  children,
  ...rest
}: {
  isOn: boolean
  icon?: ReactNode
  aside?: ReactNode
} & Omit<ComponentProps<'button'>, 'className' | 'aria-pressed'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isOn}
      className={classNames(
        'tap-area inline-flex min-h-9 max-w-full shrink-0 items-center gap-1.5 rounded-full border px-3.5 py-1 text-13 whitespace-nowrap transition-colors',
        'disabled:cursor-not-allowed disabled:border-dashed disabled:border-control disabled:text-muted disabled:hover:bg-card',
        isOn
          ? 'border-ink bg-ink chosen text-card'
          : 'border-line bg-card text-ink hover:bg-press active:bg-press',
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
      {aside}
    </button>
  )
}
