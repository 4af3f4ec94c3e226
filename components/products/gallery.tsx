'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { skuPictures } from '@/lib/products/options'
import { useProductChoice } from './product-choice'
import { usePreloadedPictures } from './use-preloaded-pictures'

const PictureViewer = lazy(() =>
  import('@/components/ui/picture-viewer').then((file) => ({ default: file.PictureViewer })),
)

const SIZES = '(min-width: 820px) 50vw, 100vw'

/**
 * Full-width pictures with native scroll snapping; a tap opens the zoom viewer. One tab stop: arrow
 * keys, Home and End move between the pictures.
 */
export function Gallery() {
  const t = useTranslations('gallery')
  const { product, picture } = useProductChoice()
  const { pictures, alts, name } = product
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [opened, setOpened] = useState<number | null>(null)
  const count = pictures.length
  const altOf = (address: string, place: number) =>
    alts[address] ?? t('picture', { name, index: place + 1, count })
  usePreloadedPictures(skuPictures(product.skus), SIZES)

  function show(at: number) {
    track.current?.scrollTo({ left: at * track.current.clientWidth })
  }
  function noteIndex() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
  }
  function press(event: KeyboardEvent, from: number) {
    const places = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }
    const to = isPlain(event) ? (places[event.key as keyof typeof places] ?? -1) : -1
    const next = track.current?.children[to]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    show(to)
  }
  useEffect(() => {
    if (picture) show(pictures.indexOf(picture))
  }, [picture, pictures])

  return (
    <section aria-label={t('label')} data-gallery>
      <div className="relative picture-in-view overflow-hidden wide:rounded-card">
        <div
          ref={track}
          onScroll={noteIndex}
          className="scroller snap-mandatory [scroll-padding-inline:0] scroll-smooth"
        >
          {pictures.map((address, place) => (
            <button
              key={address}
              type="button"
              aria-haspopup="dialog"
              tabIndex={place === index ? 0 : -1}
              onClick={() => setOpened(place)}
              onKeyDown={(event) => press(event, place)}
              className="w-full shrink-0 snap-center -outline-offset-4"
            >
              <Picture
                address={address}
                alt={altOf(address, place)}
                sizes={SIZES}
                isPriority={place === 0}
              />
            </button>
          ))}
        </div>
        {count > 1 && (
          <p className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-card/80 px-2.5 py-0.5 text-12 numbers blur-behind">
            <span aria-hidden>
              {index + 1}/{count}
            </span>
            <span className="sr-only">{t('place', { index: index + 1, count })}</span>
          </p>
        )}
      </div>
      {count > 1 && (
        <div className="-mx-1 mt-1 hidden gap-2 p-1 wide:scroller">
          {pictures.map((address, place) => (
            <button
              key={address}
              type="button"
              tabIndex={-1}
              aria-label={t('place', { index: place + 1, count })}
              aria-current={place === index}
              onClick={() => show(place)}
              className={classNames(
                'w-16 shrink-0 rounded-thumb',
                place === index && 'ring-2 ring-ink ring-offset-2 ring-offset-paper',
              )}
            >
              <Picture address={address} alt="" sizes="64px" shape="thumb" />
            </button>
          ))}
        </div>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            label={t('label')}
            pictures={pictures.map((address, place) => ({ address, alt: altOf(address, place) }))}
            first={opened}
            onClose={(last) => {
              setOpened(null)
              show(last)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** With a modifier the browser has its own use for the arrow keys, such as Back. */
const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !(altKey || ctrlKey || metaKey)
