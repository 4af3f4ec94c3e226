'use client'

import { MissingProduct } from '@/components/products/missing-product'
import type { WithdrawnTexts } from '@/components/products/withdrawn-product'
import { BackLink } from './back-link'
import { ButtonLink } from './button-link'
import { PageShell } from './page-shell'

export type NotFoundWords = WithdrawnTexts & { title: string; text: string }

/** The 404 page in the visitor's language. */
export function NotFoundScreen({ words }: { words: NotFoundWords }) {
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
            <h1 className="text-20">{words.title}</h1>
            <p className="text-muted">{words.text}</p>
            <ButtonLink href="/home">{words.toHome}</ButtonLink>
          </div>
        </PageShell>
      </MissingProduct>
    </>
  )
}
