'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { ButtonLink } from '@/components/layout/button-link'
import { PageShell } from '@/components/layout/page-shell'
import { Picture } from '@/components/ui/picture'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { relatedProductsQuery } from '@/lib/queries/products'
import { ProductStrip } from './product-strip'

/**
 * On the page of a missing address: the product that the address named, where it was taken off sale, and others
 * to buy instead. `children` are for all other addresses. One 404 document serves every address of a language
 * (web/pages.ts), so that only the browser knows which product was asked for.
 */
export function WithdrawnProduct({
  words,
  children,
}: {
  words: { fromShop: string; similar: string; toHome: string }
  children: ReactNode
}) {
  const t = useTranslations('product')
  const id = useSyncExternalStore(neverChanges, productOfAddress, () => null)
  const { data } = useQuery({ ...relatedProductsQuery(id ?? 0), enabled: id !== null })
  if (!data?.withdrawn) return children
  const { name, image } = data.withdrawn
  return (
    <PageShell isFlush>
      <div className="mx-auto flex max-w-form flex-col items-center gap-4 px-gutter pt-10 text-center">
        <div className="w-40 grayscale">
          <Picture address={image} alt="" sizes="160px" shape="card" />
        </div>
        <h1 className="text-20">{name}</h1>
        <p className="text-muted">{t('gone')}</p>
        <ButtonLink href="/home">{words.toHome}</ButtonLink>
      </div>
      <ProductStrip heading={words.similar} products={data.similar} />
      <ProductStrip heading={words.fromShop} products={data.from_shop} />
    </PageShell>
  )
}

const neverChanges = () => () => undefined

function productOfAddress(): number | null {
  const id = /^\/detail\/([1-9]\d{0,14})(?:\/|$)/.exec(withoutPrefix(window.location.pathname))?.[1]
  return id ? Number(id) : null
}
