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
 * Provides messages to client components: those of public pages, of search or cart, or all. They
 * are part of the HTML, so only layouts of private pages provide all.
 */
export async function MessagesProvider({
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
