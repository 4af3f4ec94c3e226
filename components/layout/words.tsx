import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { loadMessages, pickMessages, PUBLIC_NAMESPACES } from '@/lib/i18n/messages'

const NAMESPACES = {
  public: PUBLIC_NAMESPACES,
  cart: [...PUBLIC_NAMESPACES, 'cart'] as const,
  search: [...PUBLIC_NAMESPACES, 'search', 'titles'] as const,
}

/**
 * The words that client components below may say: those of every public page, those of the search or the
 * cart too, or all of them. Words travel with the page, so only the layouts of private pages send all.
 */
export async function Words({
  only,
  children,
}: {
  only: 'public' | 'cart' | 'search' | 'all'
  children: ReactNode
}) {
  const locale = await getLocale()
  const messages = await loadMessages(locale)
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={only === 'all' ? messages : pickMessages(messages, NAMESPACES[only])}
    >
      {children}
    </NextIntlClientProvider>
  )
}
