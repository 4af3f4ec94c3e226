import type { Metadata } from 'next'
import { LANGUAGES } from '@/contracts/languages'
import { loadMessages } from '@/lib/i18n/messages'
import '@/app/globals.css'

export const metadata: Metadata = { title: '404', robots: { index: false } }

/** For addresses outside every page (`/a.txt`). No language was chosen, so the text is in all languages. */
export default async function GlobalNotFound() {
  const rows = await Promise.all(
    LANGUAGES.map(async ({ locale }) => ({ locale, words: (await loadMessages(locale)).notFound })),
  )
  return (
    <html lang="en">
      <body>
        <main className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-4 px-gutter">
          <h1 className="text-32 text-accent">404</h1>
          {rows.map(({ locale, words }) => (
            <p key={locale} lang={locale}>
              {words.title}{' '}
              <a className="text-accent underline" href={`/${locale}/home`}>
                {words.action}
              </a>
            </p>
          ))}
        </main>
      </body>
    </html>
  )
}
