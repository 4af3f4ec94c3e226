'use client'

import Compass from 'lucide-react/icons/compass'
import House from 'lucide-react/icons/house'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
import { useSelectedLayoutSegments } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { TabName } from '@/contracts/brand'
import { AppLink } from './app-link'

/** `filled` names the strokes of the icon that are filled when its tab is active. */
const TABS = [
  { key: 'home', href: '/home', segment: 'home', Icon: House, filled: 'fill-current' },
  {
    key: 'explore',
    href: '/explore',
    segment: 'explore',
    Icon: Compass,
    filled: '[&>circle]:fill-current [&>path]:fill-card [&>path]:stroke-card',
  },
  {
    key: 'cart',
    href: '/bag',
    segment: 'bag',
    Icon: ShoppingCart,
    filled: '[&>circle]:fill-current [&>path:nth-child(2)]:fill-current',
  },
  { key: 'me', href: '/filter', segment: 'filter', Icon: UserRound, filled: 'fill-current' },
] as const satisfies { key: TabName; [more: string]: unknown }[]

/**
 * The tabs of the brand in its order: at the bottom of the tab pages on phones, a rail at the left of every page on wide
 * screens. Rendered once in the root layout. Me leaves the shop (specification section 2), which an
 * arrow and a description indicate; its label is fixed by the specification.
 */
export function TabBar({ names, cartBadge }: { names: readonly TabName[]; cartBadge?: ReactNode }) {
  const t = useTranslations()
  const [place, segment] = useSelectedLayoutSegments()
  const className = classNames(
    'fixed inset-x-0 bottom-0 z-30 bg-card/95 pb-safe blur-behind',
    'border-t border-line wide:inset-y-0 wide:end-auto wide:w-rail wide:border-e wide:border-t-0',
    place !== '(tabs)' && 'max-wide:hidden',
  )
  const tabs = names.flatMap((name) => TABS.find(({ key }) => key === name) ?? [])
  const chosen = place === '(tabs)' ? tabs.find((tab) => tab.segment === segment) : undefined
  const { key: made, ref } = useFaithful<HTMLElement>((nav) => {
    const current = nav.querySelector('[aria-current]')?.getAttribute('href')
    return nav.className === className && current === chosen?.href
  })
  return (
    <nav key={made} ref={ref} aria-label={t('tabs.label')} className={className}>
      <ul className="mx-auto grid h-tab-bar max-w-page auto-cols-fr grid-flow-col wide:flex wide:h-full wide:flex-col wide:gap-2 wide:pt-4">
        {tabs.map(({ key, href, Icon, filled }) => {
          const isChosen = key === chosen?.key
          return (
            <li key={key} className="wide:h-16">
              <AppLink
                href={href}
                aria-current={isChosen ? 'page' : undefined}
                title={key === 'me' ? t('notices.merchant') : undefined}
                className={classNames(
                  'flex h-full flex-col items-center justify-center gap-0.5 -outline-offset-2 transition-colors',
                  isChosen
                    ? 'font-semibold text-ink forced-colors:text-[Highlight]'
                    : 'text-muted hover:text-ink',
                )}
              >
                <span className="relative">
                  <Icon size={24} className={isChosen ? filled : undefined} />
                  {key === 'cart' && cartBadge && (
                    <span className="absolute start-3.5 -top-1.5">{cartBadge}</span>
                  )}
                  {key === 'me' && (
                    <span aria-hidden className="absolute -end-3 -top-1 text-11">
                      ↗
                    </span>
                  )}
                </span>
                <span className="text-11 leading-tight">{t(`tabs.${key}`)}</span>
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/**
 * A key for an element with its own Suspense boundary that shows the current route. If the user
 * navigates before hydration, the boundary hydrates on the next page and React keeps the attributes
 * of the server's HTML. A different key then renders it again.
 */
function useFaithful<T extends Element>(
  isFaithful: (element: T) => boolean,
): { key: string; ref: RefObject<T | null> } {
  const ref = useRef<T>(null)
  const [isAnew, setIsAnew] = useState(false)
  useLayoutEffect(() => {
    if (ref.current && !isFaithful(ref.current)) setIsAnew(true)
  }, [isFaithful])
  return { key: isAnew ? 'anew' : 'first', ref }
}
