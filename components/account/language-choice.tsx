'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { fileOfLocale, LANGUAGES, type LanguageFile, type Locale } from '@/contracts/languages'
import { deleteVisitLanguage } from '@/lib/i18n/language-cookies'
import { useSetLanguage } from '@/lib/mutations/account'
import { withoutPrefix } from '@/lib/navigation/language-prefix'

/**
 * Changes page, cookie and account together, then reloads the document, because every page in
 * memory is in the previous language.
 */
export function LanguageChoice({ legend, locales }: { legend: string; locales: Locale[] }) {
  const locale = useLocale()
  const { mutate } = useSetLanguage()
  const [chosen, setChosen] = useState<LanguageFile | null>(null)

  function choose(fileName: LanguageFile) {
    setChosen(fileName)
    mutate(
      { file_name: fileName },
      {
        onSuccess: () => {
          deleteVisitLanguage()
          const { pathname, search } = window.location
          window.location.replace(withoutPrefix(pathname) + search)
        },
        onError: () => setChosen(null),
      },
    )
  }

  return (
    <RadioCards legend={legend} isLegendHidden>
      {LANGUAGES.filter(({ locale: own }) => locales.includes(own)).map((language) => (
        <RadioCard
          key={language.fileName}
          name="language"
          value={language.fileName}
          checked={language.fileName === (chosen ?? fileOfLocale(locale))}
          disabled={chosen !== null}
          onChange={() => choose(language.fileName)}
          title={<span lang={language.locale}>{language.languageName}</span>}
        />
      ))}
    </RadioCards>
  )
}
