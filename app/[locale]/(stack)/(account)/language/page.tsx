import { useTranslations } from 'next-intl'
import { LanguageChoice } from '@/components/account/language-choice'
import { StackPage } from '@/components/layout/stack-page'
import { brand } from '@/contracts/brand'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('language')

export default function LanguagePage() {
  const t = useTranslations('language')
  return (
    <StackPage titleKey="language" backHref="/profile" width="form">
      <div className="pt-3">
        <LanguageChoice legend={t('choose')} locales={brand().languages} />
      </div>
    </StackPage>
  )
}
