import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import { Box, Button, Chip, Tab, Tabs } from '@mui/material'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocaleState, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { LOCALES, type Locale } from '@/contracts/languages'
import { localesWithErrors } from '@/console/ui/locales-with-errors'
import {
  isWritten,
  languageName,
  sourceLocale,
  writtenLocales,
  type Written,
} from '@/console/ui/languages'

interface Panel {
  /** The chosen language. */
  locale: Locale
  /** The language whose texts are shown: another one if the chosen is not written. */
  shown: Locale
  /** The field of the shown texts in the form. */
  path: string
  /** Whether the chosen language is not written; its inputs are read-only then. */
  isFallback: boolean
}

interface LanguageTabsProps {
  /** A field with Written<Text>. */
  source: string
  /** The texts of a language that is begun. */
  blank: (source: Locale) => unknown
  children: (panel: Panel) => ReactNode
}

const FALLBACK = { '& .MuiInputBase-input': { color: 'text.secondary', fontStyle: 'italic' } }

/** The texts of one language at a time. A language that is not written shows the texts that replace it. */
export function LanguageTabs({ source, blank, children }: LanguageTabsProps) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const { setValue, formState } = useFormContext()
  const texts = useWatch({ name: source }) as Written<unknown> | undefined
  const [locale, setLocale] = useState<Locale>(() =>
    isWritten(texts, own as Locale) ? (own as Locale) : sourceLocale(texts),
  )
  const isFallback = !isWritten(texts, locale)
  const shown = isFallback ? sourceLocale(texts) : locale
  const wrong = localesWithErrors(formState.errors, source)
  useShowError(wrong, locale, formState.submitCount, setLocale)
  const panel = useRef<HTMLElement>(null)
  /** Then focuses a control of the panel, because the one that was used is gone. */
  const write = (value: unknown, next: 'input, textarea' | 'button') => {
    flushSync(() =>
      setValue(`${source}.${locale}`, value, { shouldDirty: true, shouldTouch: true }),
    )
    panel.current?.querySelector<HTMLElement>(next)?.focus()
  }
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={locale}
        onChange={(_event, next: Locale) => setLocale(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('console.languages.label')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {LOCALES.map((one) => (
          <Tab
            key={one}
            value={one}
            lang={one}
            label={languageName(one)}
            sx={{
              textTransform: 'none',
              minHeight: 48,
              fontStyle: isWritten(texts, one) ? 'normal' : 'italic',
              color: wrong.includes(one) ? 'error.main' : undefined,
            }}
            iconPosition="end"
            {...(wrong.includes(one) && {
              icon: (
                <ErrorIcon fontSize="small" titleAccess={translate('console.languages.wrong')} />
              ),
            })}
          />
        ))}
      </Tabs>
      <Box
        ref={panel}
        role="tabpanel"
        aria-label={languageName(locale)}
        key={`${locale}-${isFallback}`}
      >
        {isFallback ? (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
            <Chip
              size="small"
              variant="outlined"
              label={translate('console.languages.fallsBack', { language: languageName(shown) })}
            />
            <Button size="small" onClick={() => write(blank(shown), 'input, textarea')}>
              {translate('console.languages.write', { language: languageName(locale) })}
            </Button>
          </Box>
        ) : (
          writtenLocales(texts).length > 1 && (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Button size="small" color="error" onClick={() => write(undefined, 'button')}>
                {translate('console.languages.clear', { language: languageName(locale) })}
              </Button>
            </Box>
          )
        )}
        <Box sx={isFallback ? FALLBACK : undefined} lang={shown}>
          {children({ locale, shown, path: `${source}.${shown}`, isFallback })}
        </Box>
      </Box>
    </Box>
  )
}

/** After an attempt to save, shows the first language with an error, which would be invisible otherwise. */
function useShowError(
  wrong: Locale[],
  locale: Locale,
  attempt: number,
  show: (locale: Locale) => void,
) {
  const [first] = wrong
  const [seen, setSeen] = useState(attempt)
  if (first === undefined || seen === attempt) return
  setSeen(attempt)
  if (!wrong.includes(locale)) show(first)
}
