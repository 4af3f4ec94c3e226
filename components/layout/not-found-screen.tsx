import { getTranslations } from 'next-intl/server'
import { MissingProduct } from '@/components/products/missing-product'
import { BackLink } from './back-link'
import { ButtonLink } from './button-link'
import { PageShell } from './page-shell'

/** The 404 page in the visitor's language. */
export async function NotFoundScreen() {
  const [t, product, titles] = await Promise.all([
    getTranslations('notFound'),
    getTranslations('productPage'),
    getTranslations('titles'),
  ])
  const words = {
    fromShop: product('moreFromShop'),
    similar: product('similar'),
    toHome: t('action'),
    site: titles('site'),
  }
  return (
    <>
      <header className="mx-auto max-w-page px-1 pt-safe">
        <BackLink href="/home" />
      </header>
      <MissingProduct words={words}>
        <PageShell width="form">
          <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 text-center">
            <img
              src="/drawings/island.webp"
              alt=""
              width={128}
              height={128}
              loading="lazy"
              className="size-32 rounded-full bg-press object-cover"
            />
            <h1 className="text-20">{t('title')}</h1>
            <p className="text-muted">{t('text')}</p>
            <ButtonLink href="/home">{t('action')}</ButtonLink>
          </div>
        </PageShell>
      </MissingProduct>
    </>
  )
}
