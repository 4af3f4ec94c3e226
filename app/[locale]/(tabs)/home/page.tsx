import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { HomeScreen } from '@/components/home/home-screen'
import { StructuredDataScript } from '@/components/products/structured-data-script'
import { loadVisitedHome } from '@/lib/catalogue/load'
import { publicMetadata } from '@/lib/seo/metadata'
import { siteData } from '@/lib/seo/structured-data'

/** Rendered per request: the page cache of the web server stores it. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale, home] = await Promise.all([
    getTranslations('seo'),
    getLocale(),
    loadVisitedHome(),
  ])
  return publicMetadata({
    title: t('homeTitle'),
    isWholeTitle: true,
    description: t('homeDescription'),
    path: '/home',
    picture: home?.banners[0]?.image,
    locale,
  })
}

export default async function HomePage() {
  const [home, locale] = await Promise.all([loadVisitedHome(), getLocale()])
  return (
    home && (
      <>
        <HomeScreen home={home} />
        <StructuredDataScript data={siteData(locale)} />
      </>
    )
  )
}
