import { classNames } from './class-names'

/** The style of a tab with an underline when active; for tabs that are buttons or links. */
export function tabStyle(isChosen: boolean): string {
  return classNames(
    'relative flex min-h-tap shrink-0 snap-start items-center justify-center gap-1 px-3.5 text-15',
    'whitespace-nowrap transition-colors -outline-offset-2',
    isChosen
      ? 'font-semibold text-ink after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:rounded-full after:bg-ink forced-colors:after:bg-[Highlight]'
      : 'text-muted hover:text-ink',
  )
}
