import { getTranslations } from 'next-intl/server'
import { LanguageChoice } from '@/components/account/language-choice'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('language')

export default async function LanguagePage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('language')} backHref="/profile" />
      <PageShell width="form">
        <div className="pt-3">
          <LanguageChoice />
        </div>
      </PageShell>
    </>
  )
}
