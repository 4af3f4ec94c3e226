import Check from 'lucide-react/icons/check'
import type { ComponentProps, ReactNode } from 'react'

/** `isLabelHidden` hides the label visually, as in a cart line. */
export function Checkbox({
  label,
  isLabelHidden = false,
  ...input
}: {
  label: ReactNode
  isLabelHidden?: boolean
} & Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'>) {
  return (
    <label className="inline-flex min-h-tap min-w-tap items-center gap-2.5 has-[:disabled]:text-muted">
      <span className={`relative grid size-6 shrink-0 ${isLabelHidden ? 'mx-auto' : ''}`}>
        <input
          {...input}
          type="checkbox"
          className="peer size-6 appearance-none rounded-tick border-2 border-control bg-card transition-colors checked:border-ink checked:bg-ink disabled:border-line disabled:bg-press aria-invalid:border-bad forced-colors:checked:bg-[Highlight]"
        />
        <Check
          size={18}
          className="pointer-events-none invisible absolute inset-0 m-auto stroke-[2.5] text-card peer-checked:visible peer-disabled:text-muted"
        />
      </span>
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0 text-15'}>{label}</span>
    </label>
  )
}
