'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useProgressWhile } from '@/components/layout/navigation-progress'
import { searchHistory } from '@/lib/search/stored-list'
import { resultsHref, tidyKeyword } from '@/lib/search/keyword'

/** Opens the results for some words and remembers them on this phone; nothing typed opens nothing. */
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
