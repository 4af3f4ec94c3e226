import type { ComponentProps, ReactNode } from 'react'

/** A single choice among cards with a legend. Native radio buttons handle the keys. */
export function RadioCards({
  legend,
  isLegendHidden = false,
  children,
}: {
  legend: string
  isLegendHidden?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-13 font-semibold'}>
        {legend}
      </legend>
      {children}
    </fieldset>
  )
}

/** One card of `RadioCards`. A disabled card shows the reason in `detail`. */
export function RadioCard({
  title,
  detail,
  icon,
  aside,
  ...input
}: {
  title: ReactNode
  detail?: ReactNode
  icon?: ReactNode
  aside?: ReactNode
} & Omit<ComponentProps<'input'>, 'className' | 'type' | 'title' | 'children'>) {
  return (
    <label className="relative flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 transition-colors has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:cursor-not-allowed has-disabled:bg-press has-disabled:text-muted">
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{title}</span>
        {detail && <span className="block text-13 text-muted">{detail}</span>}
      </span>
      {aside}
      <input
        {...input}
        type="radio"
        className="size-6 shrink-0 appearance-none rounded-full border-2 border-control bg-card outline-none checked:border-[7px] checked:border-ink forced-colors:checked:border-[Highlight]"
      />
    </label>
  )
}
