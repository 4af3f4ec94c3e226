'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { Paragraphs } from './article-sections'

/** A collapsible question. The browser's find-in-page also searches closed ones. */
export function Question({
  id,
  title,
  body,
  isOpen,
}: {
  id: string
  title: string
  body: string
  isOpen: boolean
}) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-20 hairline-b last:border-0">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-3 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h2 className="flex-1 text-15 font-normal text-balance">{title}</h2>
        <ChevronDown size={20} className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 text-muted">
        <Paragraphs text={body} />
      </div>
    </details>
  )
}
