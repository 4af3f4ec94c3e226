'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { useProgressWhile } from '@/components/layout/navigation-progress'
import { tidyKeyword, resultsHref } from '@/lib/search/keyword'
import { searchHistory } from '@/lib/search/search-history'
import { SearchInput } from './search-input'

/** A search field within a page. `onSearch` receives the normalised keyword, or an empty one when it is cleared. */
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
        // Text typed before hydration is only in the field itself.
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

/** Opens the results of a keyword and stores it in the history on this device; does nothing without a keyword. */
export function useSearchFor(): (typed: string) => void {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  useProgressWhile(isPending)
  return (typed) => {
    const keyword = tidyKeyword(typed)
    if (keyword === '') return
    searchHistory.add(keyword)
    startTransition(() => router.push(resultsHref(keyword), { scroll: false }))
  }
}

/** The text values of a form's fields by name; a missing field is empty. */
export function formValues<Name extends string>(
  form: HTMLFormElement,
  ...names: Name[]
): Record<Name, string> {
  const data = new FormData(form)
  const read = (name: Name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>
}
