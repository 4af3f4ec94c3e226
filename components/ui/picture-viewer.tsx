'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CLOSE_UP, FITTED } from '@/lib/pictures/zoom'
import { classNames } from './class-names'
import { IconButton } from './icon-button'
import { pictureSources } from './picture-sources'
import { useBackToClose } from './use-back-to-close'
import { useZoomGestures } from './use-zoom-gestures'

/** Full-screen picture viewer: pinch, double tap and drag to zoom, swipe for the next. */
export function PictureViewer({
  label,
  pictures,
  first,
  onClose,
}: {
  label: string
  pictures: { address: string; alt: string }[]
  first: number
  onClose: (last: number) => void
}) {
  const t = useTranslations()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  const { view, dragX, setView, handlers } = useZoomGestures(step)
  const count = pictures.length
  const shown = pictures[index]
  const isClose = view.scale > 1
  useBackToClose(() => onClose(index))

  // Closed before it is unmounted: only then is the focus returned.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function step(by: 1 | -1) {
    setIndex((current) => Math.max(0, Math.min(count - 1, current + by)))
    setView(FITTED)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose(index)
      }}
      className="fixed inset-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink"
    >
      <div className="flex h-full flex-col pt-safe">
        <div className="flex h-top-bar shrink-0 items-center justify-between px-1">
          <IconButton
            label={isClose ? t('gallery.zoomOut') : t('gallery.zoomIn')}
            icon={isClose ? <ZoomOut size={22} /> : <ZoomIn size={22} />}
            onClick={() => setView(isClose ? FITTED : { ...FITTED, scale: CLOSE_UP })}
          />
          <p aria-live="polite" className="text-15 numbers">
            <span aria-hidden>
              {index + 1}/{count}
            </span>
            <span className="sr-only">{t('gallery.place', { index: index + 1, count })}</span>
          </p>
          <IconButton
            label={t('actions.close')}
            icon={<X size={24} />}
            onClick={() => onClose(index)}
          />
        </div>
        <div
          {...handlers}
          className="flex min-h-0 flex-1 cursor-zoom-in touch-none items-center justify-center overflow-hidden select-none"
        >
          <div
            style={{
              transform: `translate(${view.x + dragX}px, ${view.y}px) scale(${view.scale})`,
            }}
          >
            {shown && <WholePicture key={shown.address} {...shown} />}
          </div>
        </div>
        <div className="flex h-tab-bar shrink-0 items-center justify-between px-1 pb-safe">
          {count > 1 && (
            <>
              <IconButton
                label={t('gallery.previous')}
                icon={<ChevronLeft size={24} />}
                disabled={index === 0}
                onClick={() => step(-1)}
              />
              <IconButton
                label={t('gallery.next')}
                icon={<ChevronRight size={24} />}
                disabled={index === count - 1}
                onClick={() => step(1)}
              />
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}

const CONTAINED = {
  backgroundSize: 'contain',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
}

/** Shown in its own aspect ratio as large as the screen allows: uploaded photographs are seldom square. */
function WholePicture({ address, alt }: { address: string; alt: string }) {
  const large = pictureSources(address)
  // Until the large file is here, and instead of it when it cannot be loaded, the file that the page shows.
  const [preview, setPreview] = useState(() => loadedFile(large.src))
  const [instead, setInstead] = useState<string>()
  const { src, srcSet } = instead ? { src: instead, srcSet: undefined } : large
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? '200vw' : undefined}
      alt={alt}
      decoding="async"
      draggable={false}
      onLoad={() => setPreview(undefined)}
      onError={() => setInstead(preview)}
      style={preview ? { ...CONTAINED, backgroundImage: `url("${preview}")` } : undefined}
      className={classNames(
        'max-h-[80dvh] max-w-[100vw] text-12 text-muted',
        preview && 'h-dvh w-screen',
      )}
    />
  )
}

/** The file that a loaded picture of the page shows. */
function loadedFile(src: string): string | undefined {
  const isLoaded = (image: HTMLImageElement) =>
    image.getAttribute('src') === src && image.complete && image.naturalWidth > 0
  return [...document.images].find(isLoaded)?.currentSrc
}
