import { createElement, type ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { brand, type LogoNode } from '@/contracts/brand'
import { logoRatio } from '@/contracts/logo'

/** `stroke-width` is `strokeWidth` in React. */
const propertyOf = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Part of the page, so that it takes the colour of the text around it. */
function drawn({ name, attributes, children }: LogoNode, more: object = {}, key = 0): ReactNode {
  const own = Object.entries(attributes).map(([attribute, value]) => [propertyOf(attribute), value])
  const inner = children.map((child, at) => drawn(child, {}, at))
  return createElement(name, { ...Object.fromEntries(own), key, ...more }, ...inner)
}

/** The logo, with the name on wide screens; the page's heading. */
export function Wordmark() {
  const t = useTranslations('titles')
  const { logo } = brand()
  // The search field needs the rest of the row.
  const size = { height: '1.5rem', width: `${Math.min(1.5 * logoRatio(logo), 6)}rem` }
  const { xmlns: _, ...attributes } = logo.attributes
  return (
    <h1 className="flex items-center gap-2 text-20">
      {drawn({ ...logo, attributes }, { 'aria-hidden': true, style: size })}
      <span className="max-wide:sr-only">{t('site')}</span>
      <span className="sr-only">: {t('description')}</span>
    </h1>
  )
}
