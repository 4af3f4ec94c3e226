import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { requestedLocale } from '@/lib/i18n/requested-locale'
import { notFound } from 'next/navigation'
import { brand, offered } from '@/contracts/brand'
import { AppFrame } from '@/components/layout/app-frame'
import { HeadScript } from '@/components/layout/head-script'
import { MessagesProvider } from '@/components/layout/messages-provider'
import { brandStylesheet } from '@/lib/theme/brand-stylesheet'
import '@/app/globals.css'

/** The build prerenders one placeholder locale; real locales are rendered on first request. */
export function generateStaticParams() {
  return [{ locale: '_' }]
}

export function generateViewport(): Viewport {
  const { light, dark } = brand().colours
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.paper },
      { media: '(prefers-color-scheme: dark)', color: dark.paper },
    ],
  }
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return {
    title: { default: t('site'), template: `%s · ${t('site')}` },
    description: t('description'),
    applicationName: t('site'),
    manifest: `/manifests/${await getLocale()}.webmanifest`,
    icons: { apple: '/icons/apple-touch-icon.png' },
    appleWebApp: { capable: true, title: t('site') },
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const asked = await requestedLocale()
  if (asked !== '_' && !offered(asked)) notFound()
  const stylesheet = brandStylesheet()
  return (
    <html lang={await getLocale()} suppressHydrationWarning>
      <head>
        <HeadScript />
        {stylesheet && <link rel="stylesheet" href={stylesheet.path} />}
      </head>
      <body>
        <MessagesProvider of="public">
          <AppFrame tabs={brand().tabs}>{children}</AppFrame>
        </MessagesProvider>
      </body>
    </html>
  )
}
