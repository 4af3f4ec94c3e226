import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/layout/app-link'
import { buttonStyle } from '@/components/ui/button-style'

/** The page of an address that leads nowhere, in the visitor's language. */
export async function NotFoundScreen() {
  const t = await getTranslations('notFound')
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-form flex-col items-center justify-center gap-4 px-gutter text-center">
      <p aria-hidden className="text-32 font-semibold text-accent tabular-nums">
        404
      </p>
      <h1 className="text-20 font-semibold text-balance">{t('title')}</h1>
      <p className="text-15 text-muted">{t('text')}</p>
      <AppLink href="/home" className={buttonStyle({})}>
        {t('action')}
      </AppLink>
    </main>
  )
}
