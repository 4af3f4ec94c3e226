'use client'

import { useEffect } from 'react'
import { usePathname } from 'next/navigation'
import { keepVisitLanguage } from '@/lib/i18n/language-cookies'
import { splitPath } from '@/lib/navigation/language-prefix'

/** A visit that began on a prefixed address (`/ja/detail/42`) goes on in that language. */
export function VisitLanguage() {
  const pathname = usePathname()
  useEffect(() => {
    const { locale } = splitPath(window.location.pathname)
    if (locale) keepVisitLanguage(locale)
  }, [pathname])
  return null
}
