import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ButtonLink } from '@/components/layout/button-link'
import { PageShell } from '@/components/layout/page-shell'
import { Picture } from '@/components/ui/picture'
import type { RelatedProducts } from '@/contracts/schemas/products'
import { ProductStrip } from './product-strip'

export type WithdrawnTexts = { fromShop: string; similar: string; toHome: string; site: string }

/** A product that was taken off sale, with similar products. */
export function WithdrawnProduct({
  product,
  related,
  words,
}: {
  product: NonNullable<RelatedProducts['withdrawn']>
  related: RelatedProducts
  words: WithdrawnTexts
}) {
  const t = useTranslations('product')
  useTitle(`${product.name} · ${words.site}`)
  return (
    <PageShell isFlush>
      <div className="mx-auto flex max-w-form flex-col items-center gap-4 px-gutter pt-4 text-center">
        <div className="w-40 grayscale">
          <Picture address={product.image} alt="" sizes="160px" shape="card" />
        </div>
        <h1 className="text-20">{product.name}</h1>
        <p className="text-muted">{t('gone')}</p>
        <ButtonLink href="/home">{words.toHome}</ButtonLink>
      </div>
      <ProductStrip heading={words.similar} products={related.similar} />
      <ProductStrip heading={words.fromShop} products={related.from_shop} />
    </PageShell>
  )
}

/** Replaces the title of the 404 document, which is the same for every URL. */
function useTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // The next page may have set its own title already.
      if (document.title === title) document.title = before
    }
  }, [title])
}
