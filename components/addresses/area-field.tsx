'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field, fieldBox, fieldInput } from '@/components/ui/field'
import { Sheet } from '@/components/ui/sheet'
import { AreaPicker } from './area-picker'
import type { Place } from './place'

/** The area as text; a tap opens the picker. */
export function AreaField({
  place,
  error,
  onChoose,
}: {
  place: Place
  error: string | undefined
  onChoose: (place: Place) => void
}) {
  const t = useTranslations('address')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Field label={t('area')} error={error}>
        {(wiring) => (
          <div className={`${fieldBox} relative`}>
            <button
              {...wiring}
              type="button"
              name="area"
              aria-haspopup="dialog"
              aria-label={`${t('area')}: ${place.line || t('areaChoose')}`}
              className={`${fieldInput} flex items-center justify-between gap-3 text-start`}
              onClick={() => setIsOpen(true)}
            >
              <span className={place.line ? 'wrap-anywhere' : 'text-muted'}>
                {place.line || t('areaChoose')}
              </span>
              <ChevronRight size={20} className="shrink-0 text-muted" />
            </button>
          </div>
        )}
      </Field>
      <Sheet isOpen={isOpen} title={t('area')} onClose={() => setIsOpen(false)}>
        <AreaPicker
          place={place}
          onChoose={(chosen) => {
            onChoose(chosen)
            setIsOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
