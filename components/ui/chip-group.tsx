'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from './class-names'
import { Picture } from './picture'

export type ChipOption = {
  value: string
  label: ReactNode
  /** The address of a small picture before the label. */
  picture?: string | undefined
  /** Why it cannot be chosen. Such a chip stays focusable and shows this when it is pressed. */
  unavailable?: string | null
}

/**
 * A single choice among chips, such as a product's colour. Native radio buttons handle the keys and
 * keep Headless UI out of the product page's first load; its radios also skip disabled options.
 */
export function ChipGroup({
  label,
  isLabelHidden = false,
  options,
  value,
  error,
  onChoose,
}: {
  label: string
  isLabelHidden?: boolean
  error?: string | null
  options: ChipOption[]
  value: string | null
  onChoose: (value: string) => void
}) {
  const id = useId()
  const noteId = `${id}-note`
  const [reason, setReason] = useState<string | null>(null)
  const isError = Boolean(error) && !reason
  function choose(option: ChipOption) {
    setReason(option.unavailable ?? null)
    if (!option.unavailable) onChoose(option.value)
  }
  return (
    <div>
      <p id={id} className={isLabelHidden ? 'sr-only' : 'mb-2 text-13 font-semibold'}>
        {label}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={noteId}
        aria-invalid={error ? true : undefined}
        className="flex flex-wrap gap-2"
      >
        {options.map((option) => (
          <OptionChip
            key={option.value}
            group={id}
            option={option}
            isChosen={option.value === value}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={classNames(
          'mt-1.5 flex items-start gap-1.5 text-13 empty:mt-0',
          isError ? 'text-bad' : 'text-muted',
        )}
      >
        {isError && <CircleAlert size={16} className="mt-px shrink-0" />}
        {reason ?? error}
      </p>
    </div>
  )
}

function OptionChip({
  group,
  option,
  isChosen,
  onChoose,
}: {
  group: string
  option: ChipOption
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <label
      className={classNames(
        'relative grid min-h-tap min-w-tap cursor-pointer place-items-center rounded-full border px-4 py-1.5 text-15 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isChosen && 'chosen ring-1 ring-ink',
        isChosen ? 'border-ink' : option.unavailable ? 'border-dashed' : 'hover:bg-press',
        !isChosen && 'border-control',
        option.unavailable ? 'text-muted line-through decoration-1' : 'text-ink',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-disabled={option.unavailable ? true : undefined}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className={classNames(option.picture && 'flex items-center gap-2')}>
        {option.picture && (
          <span className="-ms-2.5 w-8">
            <Picture address={option.picture} alt="" sizes="32px" shape="round" />
          </span>
        )}
        {option.label}
        {option.unavailable && <span className="sr-only">, {option.unavailable}</span>}
      </span>
    </label>
  )
}
