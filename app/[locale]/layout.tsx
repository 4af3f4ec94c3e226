import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { requestedLocale } from '@/lib/i18n/requested-locale'
import { notFound } from 'next/navigation'
import { brand, offered } from '@/contracts/brand'
import { CartBadge } from '@/components/cart/cart-badge'
import { LazyCartSync } from '@/components/cart/lazy-cart-sync'
import { GlobalEffects } from '@/components/layout/global-effects'
import { HeadScript } from '@/components/layout/head-script'
import { NavigationProgress } from '@/components/layout/navigation-progress'
import { Pwa } from '@/components/layout/pwa'
import { Providers } from '@/components/layout/providers'
import { SkipLink } from '@/components/layout/skip-link'
import { TabBar } from '@/components/layout/tab-bar'
import { Toaster } from '@/components/layout/toaster'
import { MessagesProvider } from '@/components/layout/messages-provider'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
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
          <Providers>
            <SkipLink />
            <NavigationProgress />
            <GlobalEffects />
            <LazyCartSync />
            <div className="wide:ps-rail">
              <ConfirmProvider>{children}</ConfirmProvider>
            </div>
            <TabBar names={brand().tabs} cartBadge={<CartBadge />} />
            <Pwa />
            <Toaster />
          </Providers>
        </MessagesProvider>
      </body>
    </html>
  )
}
