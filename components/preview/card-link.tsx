'use client'

import { useRef, type ComponentProps } from 'react'
import { AppLink } from '@/components/layout/app-link'
import { pathOf, usePreview, type PreviewCard } from './preview-context'

/** A link to a product or a shop; the first picture in it expands into the page. */
export function CardLink({
  to,
  ...rest
}: { to: PreviewCard } & Omit<ComponentProps<typeof AppLink>, 'href' | 'ref' | 'onNavigate'>) {
  const { open } = usePreview()
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <AppLink
      {...rest}
      ref={link}
      href={pathOf(to)}
      onNavigate={(event) => {
        if (open(to, link.current?.querySelector('img') ?? null)) event.preventDefault()
      }}
    />
  )
}
