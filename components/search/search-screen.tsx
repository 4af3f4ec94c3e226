'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageShell } from '@/components/layout/page-shell'
import { useBrowserValue } from '@/lib/scheduling/use-browser-value'
import { KEYWORD_MAX, tidyKeyword } from '@/lib/search/keyword'
import { PopularSearches } from './popular-searches'
import { SearchHistory } from './search-history'
import { SearchInput } from './search-input'
import { SuggestionList } from './suggestion-list'
import { formValues, useSearchFor } from './search-form'
import { useSuggestions } from './use-suggestions'

const keywordInAddress = () =>
  tidyKeyword(new URLSearchParams(window.location.search).get('keyword') ?? '')

/** The search field with suggestions; before typing, the history and popular searches. */
export function SearchScreen({ popular }: { popular: string[] }) {
  const t = useTranslations('search')
  const form = useRef<HTMLFormElement>(null)
  // Read from `window.location` and not from the router, so that the field is part of the static
  // page.
  const before = useBrowserValue(keywordInAddress, '')
  const [changedTo, setTyped] = useState<string | null>(null)
  const typed = changedTo ?? before
  const searchFor = useSearchFor()
  const combobox = useSuggestions(typed, take)

  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  function type(text: string) {
    setTyped(text)
    combobox.typedAnew()
  }
  function take(keyword: string) {
    setTyped(keyword)
    searchFor(keyword)
  }
  return (
    <>
      <header className="sticky top-0 z-20 bg-paper/95 pt-safe blur-behind">
        <h1 className="sr-only">{t('heading')}</h1>
        <form
          ref={form}
          role="search"
          action="/searchs"
          onSubmit={(event) => {
            event.preventDefault()
            // Text typed before hydration is only in the field itself.
            searchFor(formValues(event.currentTarget, 'keyword').keyword)
          }}
          className="mx-auto flex max-w-reading items-center gap-1 py-1 ps-1 pe-2"
        >
          <BackLink href="/home" />
          <SearchInput
            {...combobox.field}
            name="keyword"
            label={t('field')}
            clearLabel={t('clearField')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onClear={() => {
              type('')
              form.current?.querySelector('input')?.focus()
            }}
          />
          <button
            type="submit"
            className="min-h-tap rounded-full px-3 text-15 font-semibold transition-colors hover:bg-press active:bg-press"
          >
            {t('submit')}
          </button>
        </form>
      </header>
      <PageShell width="reading">
        {typed.length >= KEYWORD_MAX && (
          <p role="status" className="px-1 pt-1 text-13 text-muted">
            {t('longest', { count: KEYWORD_MAX })}
          </p>
        )}
        <div className="pt-2">
          <SuggestionList
            id={combobox.listId}
            suggestions={combobox.suggestions}
            active={combobox.active}
            optionId={combobox.optionId}
            onTake={take}
          />
        </div>
        {combobox.suggestions.length === 0 && (
          <div className="flex flex-col gap-6 pt-1">
            <SearchHistory onTake={take} />
            <PopularSearches heading={t('popular')} initial={popular} />
          </div>
        )}
      </PageShell>
    </>
  )
}
