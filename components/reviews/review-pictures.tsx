'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Picture } from '@/components/ui/picture'

const PictureViewer = lazy(() =>
  import('@/components/ui/picture-viewer').then((file) => ({ default: file.PictureViewer })),
)

/** A strip of review pictures; a tap opens the zoom viewer. */
export function ReviewPictures({ author, pictures }: { author: string; pictures: string[] }) {
  const t = useTranslations('reviews')
  const [opened, setOpened] = useState<number | null>(null)
  const shown = pictures.map((address, index) => ({
    address,
    alt: t('picture', { index: index + 1, author }),
  }))
  return (
    <>
      <ul className="-mx-4 scroller gap-2 px-4">
        {shown.map(({ address, alt }, index) => (
          <li key={address} className="w-20 shrink-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
              className="block w-full rounded-thumb"
            >
              <Picture address={address} alt={alt} sizes="80px" shape="thumb" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            label={t('picturesBy', { author })}
            pictures={shown}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
