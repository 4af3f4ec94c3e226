'use client'

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useRouter } from 'next/navigation'
import { useProgressWhile } from '@/components/layout/navigation-progress'
import type { ProductCard } from '@/contracts/schemas/products'

type OpenProduct = (product: ProductCard, picture: HTMLImageElement | null) => boolean

// Loaded after the page, which does not need it to render.
const loadParts = () =>
  Promise.all([import('./product-skeleton'), import('./expand-picture')] as const)
type Parts = Awaited<ReturnType<typeof loadParts>>

const OpenProductContext = createContext<OpenProduct | null>(null)

/**
 * Opens a product's page at once as a skeleton with the data of its card; returns whether it did.
 * Null outside the provider.
 */
export const useOpenProduct = () => useContext(OpenProductContext)

interface Preview {
  Skeleton: Parts[0]['ProductSkeleton']
  product: ProductCard
  /** The picture file that the card already shows. */
  picture: string
  isGrowing: boolean
  isPageReady: boolean
}

/** Covers the current page with a skeleton of the product's page from the tap until that page is rendered. */
export function ProductPreview({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isPending, startTransition] = useTransition()
  const picture = useRef<HTMLImageElement>(null)
  const parts = useRef<Parts>(null)
  useProgressWhile(isPending)

  useEffect(() => {
    // Without view transitions a card is an ordinary link.
    const note = (loaded: Parts) => {
      parts.current = loaded
    }
    void loadParts().then(note, () => undefined)
  }, [])

  useEffect(() => {
    const close = () => setPreview(null)
    window.addEventListener('popstate', close)
    window.addEventListener('pageshow', close)
    return () => {
      window.removeEventListener('popstate', close)
      window.removeEventListener('pageshow', close)
    }
  }, [])

  const open = useCallback<OpenProduct>(
    (product, card) => {
      if (!parts.current) return false
      const [{ ProductSkeleton }, { expandPicture }] = parts.current
      // Added to the history at once, so that Back closes the skeleton.
      window.history.pushState(null, '')
      const draw = () =>
        flushSync(() =>
          setPreview({
            Skeleton: ProductSkeleton,
            product,
            picture: card?.currentSrc ?? '',
            isGrowing: true,
            isPageReady: false,
          }),
        )
      const update = (change: Partial<Preview>) =>
        setPreview((now) => (now?.product === product ? { ...now, ...change } : now))
      const { isDrawn, isOver } = expandPicture(product.id, card, draw, () => picture.current)
      void isOver.then(() => update({ isGrowing: false }))
      void isDrawn.then(() =>
        startTransition(() => {
          router.replace(`/detail/${product.id}`, { scroll: false })
          update({ isPageReady: true })
        }),
      )
      return true
    },
    [router],
  )

  const isShown = preview && (preview.isGrowing || !preview.isPageReady)
  return (
    <OpenProductContext value={open}>
      {children}
      {isShown && (
        <preview.Skeleton
          product={preview.product}
          picture={preview.picture}
          pictureRef={picture}
          isPageReady={preview.isPageReady}
        />
      )}
    </OpenProductContext>
  )
}
