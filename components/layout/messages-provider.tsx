import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { loadMessages, messagesOf, type Part } from '@/lib/i18n/messages'

/** Provides client components with the messages of their part of the site, in the document. */
export async function MessagesProvider({ of, children }: { of: Part; children: ReactNode }) {
  const locale = await getLocale()
  return (
    <NextIntlClientProvider locale={locale} messages={messagesOf(of, await loadMessages(locale))}>
      {children}
    </NextIntlClientProvider>
  )
}
