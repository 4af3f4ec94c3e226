import { Suspense, type ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { askedLocale } from '@/lib/i18n/asked-locale'
import { notFound } from 'next/navigation'
import { isLocale } from '@/contracts/languages'
import { CartBadge } from '@/components/cart/cart-badge'
import { CartKeeper } from '@/components/cart/cart-keeper'
import { FrameEffects } from '@/components/layout/frame-effects'
import { NavigationProgress } from '@/components/layout/navigation-progress'
import { Pwa } from '@/components/layout/pwa'
import { Providers } from '@/components/layout/providers'
import { SkipLink } from '@/components/layout/skip-link'
import { TabBar } from '@/components/layout/tab-bar'
import { Toaster } from '@/components/layout/toaster'
import { Words } from '@/components/layout/words'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import { HEAD_SCRIPT } from '@/lib/head/head-script'
import '@/app/globals.css'

/** The build makes one page in no language; every real one is made when first asked for. */
export function generateStaticParams() {
  return [{ locale: '_' }]
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FAF7F2' },
    { media: '(prefers-color-scheme: dark)', color: '#141311' },
  ],
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
  const asked = await askedLocale()
  if (asked !== '_' && !isLocale(asked)) notFound()
  return (
    <html lang={await getLocale()} suppressHydrationWarning>
      <head>
        <script>{HEAD_SCRIPT}</script>
      </head>
      <body>
        <Words only="public">
          <Providers>
            <SkipLink />
            <NavigationProgress />
            <FrameEffects />
            <CartKeeper />
            <div className="wide:ps-rail">
              <ConfirmProvider>{children}</ConfirmProvider>
            </div>
            <Suspense fallback={null}>
              <TabBar cartBadge={<CartBadge />} />
            </Suspense>
            <Pwa />
            <Toaster />
          </Providers>
        </Words>
      </body>
    </html>
  )
}
