'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { formValues } from '@/lib/forms/form-values'
import { tidyKeyword } from '@/lib/search/keyword'
import { SearchInput } from './search-input'

/** A field of its own within a page. `onSearch` hears the tidy words, or nothing when they are cleared. */
export function SearchForm({
  label,
  onSearch,
}: {
  label: string
  onSearch: (keyword: string) => void
}) {
  const t = useTranslations('feed')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  return (
    <form
      ref={form}
      role="search"
      action="/searchs"
      className="flex"
      onSubmit={(event) => {
        event.preventDefault()
        form.current?.querySelector('input')?.blur()
        // What was typed before this page woke is known to the field alone.
        onSearch(tidyKeyword(formValues(event.currentTarget, 'keyword').keyword))
      }}
    >
      <SearchInput
        name="keyword"
        label={label}
        clearLabel={t('clear')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value === '') onSearch('')
        }}
        onClear={() => {
          setTyped('')
          onSearch('')
          form.current?.querySelector('input')?.focus()
        }}
      />
    </form>
  )
}
