import type { ComponentProps, ReactNode } from 'react'

/** A switch that applies at once. The whole row is the target. */
export function Switch({
  label,
  detail,
  ...input
}: {
  label: ReactNode
  detail?: ReactNode
} & Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'children'>) {
  return (
    <label className="flex min-h-tap items-center justify-between gap-4 has-disabled:text-muted">
      <span className="min-w-0">
        <span className="block text-15">{label}</span>
        {detail && <span className="block text-13 text-muted">{detail}</span>}
      </span>
      <span className="relative h-7 w-12 shrink-0">
        <input
          {...input}
          type="checkbox"
          role="switch"
          className="peer size-full appearance-none rounded-full border-2 border-control bg-transparent transition-colors checked:border-ink checked:bg-ink disabled:opacity-50 forced-colors:checked:bg-[Highlight]"
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-control transition-transform duration-120 peer-checked:translate-x-5 peer-checked:bg-card forced-colors:bg-[ButtonText]" />
      </span>
    </label>
  )
}
