import type { Locator } from '@playwright/test'
import { LANGUAGES, type Locale } from '@/contracts/languages'
import { Screen } from './screen'

/** /language */
export class LanguageScreen extends Screen {
  goto() {
    return this.open('/language')
  }

  /** Choosing it reloads the page in that language. */
  choice(locale: Locale): Locator {
    const name = LANGUAGES.find((language) => language.locale === locale)?.languageName ?? locale
    return this.main.getByRole('radio', { name, exact: true })
  }
}
