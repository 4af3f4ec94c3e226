'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { SearchInput } from '@/components/search/search-input'

/** Finds orders by number or item name; the keyword is in the URL. */
export function OrderSearch({ keyword }: { keyword: string }) {
  const t = useTranslations('orders')
  const [typed, setTyped] = useState(keyword)
  function submit(event: FormEvent) {
    event.preventDefault()
    show(typed.trim())
  }
  function clear() {
    setTyped('')
    show('')
  }
  return (
    <form role="search" className="flex pt-3 pb-1" onSubmit={submit}>
      <SearchInput
        label={t('search')}
        clearLabel={t('searchClear')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={clear}
      />
    </form>
  )
}

/** Replaces the URL, so that the page stays and its list changes. */
function show(keyword: string) {
  const search = keyword === '' ? '' : `?${new URLSearchParams({ keyword })}`
  window.history.replaceState(null, '', window.location.pathname + search)
}
