import { useTranslations } from 'next-intl'

/** The logo, with the name on wide screens; the page's heading. */
export function Wordmark() {
  const t = useTranslations('titles')
  return (
    <h1 className="flex items-center gap-2 text-20">
      <svg viewBox="0 0 32 24" aria-hidden className="h-6 w-8" fill="none" stroke="currentColor">
        <path
          d="M2 13.5c4.2 1.6 23.8 1.6 28 0-1 4.8-4.6 7-8 7H10c-3.4 0-7-2.2-8-7Z"
          className="fill-current"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M9 14V9.5C9 5.5 12 3 16 3s7 2.5 7 6.5V14" strokeWidth="2" />
        <path d="M16 3v11" strokeWidth="1.5" />
      </svg>
      <span className="max-wide:sr-only">{t('site')}</span>
      <span className="sr-only">: {t('description')}</span>
    </h1>
  )
}
