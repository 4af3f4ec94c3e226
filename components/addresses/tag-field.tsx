'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { TAG_KEYS } from '@/lib/addresses/tag-key'
import { useTagName } from './use-tag-name'

/** What the address is called: a word of one's own, or one of three at a tap. */
export function TagField({
  initial,
  error,
  onChoose,
}: {
  initial: string
  error: string | undefined
  onChoose: () => void
}) {
  const t = useTranslations('address')
  const tagName = useTagName()
  const [tag, setTag] = useState(tagName(initial))
  return (
    <div className="flex flex-col gap-2.5">
      <TextField
        label={t('tag')}
        hint={t('tagHint')}
        name="tag"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        error={error}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={30}
        required
      />
      <div className="flex flex-wrap gap-2">
        {TAG_KEYS.map((key) => (
          <Chip
            key={key}
            isOn={tag === t(key)}
            onClick={() => {
              setTag(t(key))
              onChoose()
            }}
          >
            {t(key)}
          </Chip>
        ))}
      </div>
    </div>
  )
}
