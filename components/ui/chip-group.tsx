'use client'

import { useId, useState, type ReactNode } from 'react'
import { classNames } from './class-names'
import { moveFocus } from './roving-keys'

export type ChipOption = {
  value: string
  label: ReactNode
  /** Why it cannot be chosen. Such a chip stays reachable and says this when it is tried. */
  unavailable?: string | null
}

/** One choice among chips, such as a product's colour. The arrow keys move, Enter and Space choose. */
export function ChipGroup({
  label,
  isLabelHidden = false,
  options,
  value,
  onChoose,
}: {
  label: string
  isLabelHidden?: boolean
  options: ChipOption[]
  value: string | null
  onChoose: (value: string) => void
}) {
  const id = useId()
  const [reason, setReason] = useState<string | null>(null)
  const reachable = options.some((option) => option.value === value) ? value : options[0]?.value
  function choose(option: ChipOption) {
    setReason(option.unavailable ?? null)
    if (!option.unavailable) onChoose(option.value)
  }
  return (
    <div>
      <p id={id} className={isLabelHidden ? 'sr-only' : 'mb-2 text-13 font-semibold'}>
        {label}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="flex flex-wrap gap-2">
        {options.map((option) => (
          <OptionChip
            key={option.value}
            option={option}
            isChosen={option.value === value}
            isReachable={option.value === reachable}
            onPress={() => choose(option)}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-13 text-muted empty:mt-0">
        {reason}
      </p>
    </div>
  )
}

function OptionChip({
  option,
  isChosen,
  isReachable,
  onPress,
}: {
  option: ChipOption
  isChosen: boolean
  isReachable: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={option.unavailable ? true : undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={onPress}
      onKeyDown={moveFocus}
      className={classNames(
        'min-h-tap min-w-tap rounded-full border px-4 py-1.5 text-15 transition-colors',
        isChosen && 'font-semibold chosen ring-1 ring-ink',
        isChosen ? 'border-ink' : option.unavailable ? 'border-dashed' : 'hover:bg-press',
        !isChosen && 'border-control',
        option.unavailable ? 'text-muted line-through decoration-1' : 'text-ink',
      )}
    >
      {option.label}
      {option.unavailable && <span className="sr-only">, {option.unavailable}</span>}
    </button>
  )
}
