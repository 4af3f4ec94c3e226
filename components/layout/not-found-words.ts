import { getTranslations } from 'next-intl/server'
import type { NotFoundWords } from './not-found-screen'

export async function notFoundWords(): Promise<NotFoundWords> {
  const [t, product, titles] = await Promise.all([
    getTranslations('notFound'),
    getTranslations('productPage'),
    getTranslations('titles'),
  ])
  return {
    title: t('title'),
    text: t('text'),
    toHome: t('action'),
    fromShop: product('moreFromShop'),
    similar: product('similar'),
    site: titles('site'),
  }
}
