import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { ExploreScreen } from '@/components/products/explore-screen'
import { loadHome } from '@/lib/catalogue/load'
import { publicMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('titles'), getLocale()])
  return publicMetadata({
    title: t('explore'),
    description: t('description'),
    path: '/explore',
    locale,
  })
}

export default async function ExplorePage() {
  const [t, home] = await Promise.all([getTranslations('explore'), loadHome()])
  return (
    <>
      <TopBar title={t('heading')} />
      <PageShell bottom="tabs">
        <ExploreScreen categories={home?.categories ?? []} />
      </PageShell>
    </>
  )
}
