import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { AppLink } from '@/components/layout/app-link'
import { Picture } from '@/components/ui/picture'
import type { Home } from '@/contracts/schemas/home'

/** The left part of a banner's picture has little detail, so that text is legible on it. */
export function Banners({ banners }: { banners: Home['banners'] }) {
  const t = useTranslations('home')
  if (banners.length === 0) return null
  return (
    <section aria-label={t('banners')}>
      <ul className="-mx-gutter -my-1 scroller snap-mandatory gap-3 px-gutter py-1 wide:-mx-1 wide:px-1">
        {banners.map(({ image, title, link }, index) => (
          <li
            key={`${image} ${title}`}
            className="flex w-full shrink-0 snap-center not-only:w-[calc(100%-1.5rem)] wide:snap-start wide:not-only:w-[calc(50%-0.375rem)]"
          >
            <AppLink
              href={link}
              className="relative flex aspect-16/7 w-full items-center overflow-clip rounded-card"
            >
              <span className="absolute inset-0 *:h-full">
                <Picture
                  address={image}
                  alt=""
                  sizes="(min-width: 820px) 50vw, 94vw"
                  ratio={16 / 7}
                  isPriority={index === 0}
                />
              </span>
              <span className="relative my-2 ms-4 w-[max(42%,6.5rem)] text-17 leading-snug font-semibold text-balance wrap-anywhere text-on-picture max-[22.5rem]:text-15">
                <Phrases text={title} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Breaks lines at spaces if possible: Thai has spaces between phrases only, and would break inside them. */
function Phrases({ text }: { text: string }) {
  return [...text.matchAll(/\S+/g)].map(({ 0: phrase, index: offset }) => (
    <Fragment key={offset}>
      {offset > 0 && ' '}
      <span className="inline-block">{phrase}</span>
    </Fragment>
  ))
}
