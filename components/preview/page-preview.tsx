'use client'

import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useRouter } from 'next/navigation'
import { useProgressWhile } from '@/components/layout/navigation-progress'
import { afterPaint } from '@/lib/scheduling/after-paint'
import { whenIdle } from '@/lib/scheduling/when-idle'
import { pathOf, PreviewContext, type PreviewActions, type PreviewCard } from './preview-context'

// Loaded after the page, which does not need it to render.
const loadParts = () => Promise.all([import('./card-skeleton'), import('./picture-transition')])
type Parts = Awaited<ReturnType<typeof loadParts>>

interface Preview {
  Skeleton: Parts[0]['CardSkeleton']
  of: PreviewCard
  /** The picture file that the card already shows. */
  picture: string
  isGrowing: boolean
  isPageReady: boolean
}

/** Covers the current page with a skeleton of the tapped card's page until that page is rendered. */
export function PagePreview({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isPending, startTransition] = useTransition()
  const picture = useRef<HTMLElement>(null)
  const parts = useRef<Parts>(null)
  const cancelNavigation = useRef(() => {})
  useProgressWhile(isPending)

  useEffect(() => {
    // Until they are loaded a card is an ordinary link.
    const note = (loaded: Parts) => {
      parts.current = loaded
    }
    return whenIdle(() => void loadParts().then(note, () => undefined))
  }, [])

  useEffect(() => {
    const close = () => setPreview(null)
    const leave = () => {
      cancelNavigation.current()
      close()
    }
    window.addEventListener('popstate', leave)
    window.addEventListener('pageshow', close)
    return () => {
      window.removeEventListener('popstate', leave)
      window.removeEventListener('pageshow', close)
    }
  }, [])

  const open = useCallback<PreviewActions['open']>(
    (of, card) => {
      if (!parts.current) return false
      const [{ CardSkeleton }, { expandPicture }] = parts.current
      // Added to the history at once, so that Back closes the skeleton.
      window.history.pushState(null, '')
      const box = card?.parentElement?.getBoundingClientRect()
      const tapped = { Skeleton: CardSkeleton, of, picture: card?.currentSrc ?? '' }
      flushSync(() => setPreview({ ...tapped, isGrowing: true, isPageReady: false }))
      const update = (change: Partial<Preview>) =>
        setPreview((now) => (now?.of === of ? { ...now, ...change } : now))
      const growth = box && picture.current && expandPicture(box, picture.current)
      void Promise.resolve(growth).then(() => update({ isGrowing: false }))
      cancelNavigation.current = afterPaint(() =>
        startTransition(() => {
          router.replace(pathOf(of), { scroll: false })
          update({ isPageReady: true })
        }),
      )
      return true
    },
    [router],
  )
  const actions = useMemo<PreviewActions>(
    () => ({
      open,
      close: (goBack) => (parts.current ? parts.current[1].goBackWithTransition(goBack) : goBack()),
    }),
    [open],
  )

  const isShown = preview && (preview.isGrowing || !preview.isPageReady)
  return (
    <PreviewContext value={actions}>
      {children}
      {isShown && (
        <preview.Skeleton
          of={preview.of}
          picture={preview.picture}
          pictureRef={picture}
          isPageReady={preview.isPageReady}
        />
      )}
    </PreviewContext>
  )
}
