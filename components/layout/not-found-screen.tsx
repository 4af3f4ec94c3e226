import { getTranslations } from 'next-intl/server'
import { ButtonLink } from './button-link'
import { PageShell } from './page-shell'

/** The page of an address that leads nowhere, in the visitor's language. */
export async function NotFoundScreen() {
  const t = await getTranslations('notFound')
  return (
    <PageShell width="form">
      <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 text-center">
        <p aria-hidden className="text-32 font-semibold text-accent tabular-nums">
          404
        </p>
        <h1 className="text-20">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
        <ButtonLink href="/home">{t('action')}</ButtonLink>
      </div>
    </PageShell>
  )
}
