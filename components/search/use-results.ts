'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import {
  changed,
  readResults,
  withoutFilters,
  writeResults,
  type Results,
} from '@/lib/search/results-address'

/** The results in the URL, and functions that change it with a history entry. */
export function useResults() {
  const address = useSearchParams()
  const results = useMemo(() => readResults(address), [address])
  function show(next: Results) {
    const query = writeResults(next)
    if (query === writeResults(results)) return
    window.history.pushState(null, '', `${window.location.pathname}${query ? `?${query}` : ''}`)
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return {
    results,
    show,
    change: (part: { [Name in keyof Results]?: Results[Name] | undefined }) =>
      show(changed(results, part)),
    widen: () => show(withoutFilters(results)),
  }
}
