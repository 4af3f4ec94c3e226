'use client'

import { Chip } from '@/components/ui/chip'
import type { BoundedCount } from '@/contracts/schemas/search'
import { boundedCount } from '@/lib/format/count'

export interface FacetOption {
  value: string
  label: string
  count?: BoundedCount
}

/** The values of one facet with their product counts; a second tap clears the choice. */
export function FacetChips({
  label,
  options,
  value,
  onChoose,
}: {
  label: string
  options: FacetOption[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-13 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2 *:not-aria-pressed:border-control">
        {options.map((option) => (
          <Chip
            key={option.value}
            isOn={option.value === value}
            disabled={option.count === 0 && option.value !== value}
            onClick={() => onChoose(option.value === value ? undefined : option.value)}
            aside={
              option.count !== undefined && (
                <span className="text-12 numbers opacity-75">
                  {boundedCount(option.count).shown}
                </span>
              )
            }
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
