'use client'

import { useLocale, useTranslations } from 'next-intl'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { LANGUAGES, type LanguageFile } from '@/contracts/languages'
import { forgetVisitLanguage } from '@/lib/i18n/language-cookies'
import { useSetLanguage } from '@/lib/mutations/account'
import { withoutPrefix } from '@/lib/navigation/language-prefix'

/**
 * Changes page, cookie and account at once. The same place is then loaded anew: every page in memory
 * speaks the language of before.
 */
export function LanguageChoice() {
  const t = useTranslations('language')
  const locale = useLocale()
  const { mutate, isPending, variables } = useSetLanguage()

  function choose(fileName: LanguageFile) {
    mutate(
      { file_name: fileName },
      {
        onSuccess: () => {
          forgetVisitLanguage()
          const { pathname, search } = window.location
          window.location.replace(withoutPrefix(pathname) + search)
        },
      },
    )
  }

  return (
    <RadioCards legend={t('choose')} isLegendHidden>
      {LANGUAGES.map((language) => (
        <RadioCard
          key={language.fileName}
          name="language"
          value={language.fileName}
          checked={
            isPending ? variables.file_name === language.fileName : language.locale === locale
          }
          disabled={isPending}
          onChange={() => choose(language.fileName)}
          title={<span lang={language.locale}>{language.languageName}</span>}
        />
      ))}
    </RadioCards>
  )
}
