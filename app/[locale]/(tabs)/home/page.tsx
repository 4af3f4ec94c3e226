import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { HomeScreen } from '@/components/home/home-screen'
import { loadHome } from '@/lib/catalogue/load'
import { publicMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale, home] = await Promise.all([getTranslations('titles'), getLocale(), loadHome()])
  return publicMetadata({
    title: t('home'),
    description: t('description'),
    path: '/home',
    picture: home?.banners[0]?.image,
    locale,
  })
}

export default async function HomePage() {
  const home = await loadHome()
  return home && <HomeScreen home={home} />
}
