'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/layout/page-shell'
import { Button } from '@/components/ui/button'

function digestOf(error: unknown) {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined
  return typeof digest === 'string' ? digest : undefined
}

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('failure')
  const digest = digestOf(error)
  return (
    <PageShell width="form">
      <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 text-center">
        <CircleAlert size={40} className="text-bad" />
        <h1 className="text-20">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
        {digest ? <p className="text-12 text-muted">{t('number', { digest })}</p> : null}
        <Button onClick={retry}>{t('retry')}</Button>
      </div>
    </PageShell>
  )
}
