import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { ExploreScreen } from '@/components/products/explore-screen'
import { StructuredDataScript } from '@/components/products/structured-data-script'
import { loadHome, loadProducts } from '@/lib/catalogue/load'
import { publicMetadata } from '@/lib/seo/metadata'
import { listData } from '@/lib/seo/structured-data'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale, home] = await Promise.all([getTranslations('seo'), getLocale(), loadHome()])
  return publicMetadata({
    title: t('exploreTitle'),
    description: t('exploreDescription'),
    path: '/explore',
    picture: home?.banners[0]?.image,
    locale,
  })
}

export default async function ExplorePage() {
  const [t, locale, home, first] = await Promise.all([
    getTranslations('explore'),
    getLocale(),
    loadHome(),
    loadProducts(),
  ])
  return (
    <>
      <StructuredDataScript data={listData(first?.list ?? [], locale)} />
      <TopBar title={t('heading')} />
      <PageShell bottom="tabs">
        <ExploreScreen categories={home?.categories ?? []} first={first} />
      </PageShell>
    </>
  )
}
