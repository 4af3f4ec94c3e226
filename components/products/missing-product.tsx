'use client'

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { relatedProductsQuery } from '@/lib/queries/products'
import { useBrowserValue } from '@/lib/scheduling/use-browser-value'
import type { WithdrawnTexts } from './withdrawn-product'

const WithdrawnProduct = lazy(() =>
  import('./withdrawn-product').then((file) => ({ default: file.WithdrawnProduct })),
)

/**
 * On the 404 page: the product in the URL if it was taken off sale, otherwise `children`. One 404
 * document serves every URL of a language (web/pages.ts), so that only the browser knows the
 * product.
 */
export function MissingProduct({
  words,
  children,
}: {
  words: WithdrawnTexts
  children: ReactNode
}) {
  const id = useBrowserValue(productOfAddress, null)
  const { data } = useQuery({ ...relatedProductsQuery(id ?? 0), enabled: id !== null })
  if (!data?.withdrawn) return children
  return (
    <Suspense fallback={children}>
      <WithdrawnProduct product={data.withdrawn} related={data} words={words} />
    </Suspense>
  )
}

function productOfAddress(): number | null {
  const path = withoutPrefix(window.location.pathname)
  const id = /^\/detail\/([1-9]\d{0,14})(?:\/|$)/.exec(path)?.[1]
  return id ? Number(id) : null
}
