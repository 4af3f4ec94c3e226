'use client'

import { useTranslations } from 'next-intl'
import { useController, type Control } from 'react-hook-form'
import { Chip } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { TAG_KEYS } from '@/lib/addresses/tag-key'
import type { AddressValues } from './place'

/** The label of the address: one of three suggestions or free text. */
export function TagField({
  control,
  error,
}: {
  control: Control<AddressValues>
  error: string | undefined
}) {
  const t = useTranslations('address')
  const { field } = useController({ control, name: 'tag' })
  return (
    <div className="flex flex-col gap-2.5">
      <TextField
        {...field}
        label={t('tag')}
        hint={t('tagHint')}
        error={error}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={30}
        required
      />
      <div className="flex flex-wrap gap-2">
        {TAG_KEYS.map((key) => (
          <Chip key={key} isOn={field.value === t(key)} onClick={() => field.onChange(t(key))}>
            {t(key)}
          </Chip>
        ))}
      </div>
    </div>
  )
}
