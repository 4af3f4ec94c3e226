import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/console/app'
import { createI18nProvider } from '@/console/i18n/i18n-provider'
import { allowOneText } from '@/console/trusted-types'

allowOneText()

const i18nProvider = await createI18nProvider()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App i18nProvider={i18nProvider} />
  </StrictMode>,
)
