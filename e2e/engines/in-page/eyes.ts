import {
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  type ByRoleMatcher,
} from '@testing-library/dom'

/** Finds visible elements by role and accessible name, by label, by text, or by a selector. */
export interface Query {
  role?: ByRoleMatcher
  label?: string
  text?: string
  css?: string
  /** The exact accessible name; `namePart` only a part of it. */
  name?: string
  namePart?: string
  within?: Query
  /** Only this match, from 0. */
  nth?: number
}

/** Where to click, or why the shopper cannot. */
export type Aim = { x: number; y: number } | { problem: string }

function candidates({ role, label, text, css, name, namePart }: Query, root: HTMLElement) {
  if (role) {
    const named = namePart ? (given: string) => given.includes(namePart) : name
    return queryAllByRole(root, role, named === undefined ? {} : { name: named })
  }
  if (label) return queryAllByLabelText(root, label)
  if (text) return queryAllByText(root, text, { ignore: 'script, style, option' })
  return [...root.querySelectorAll<HTMLElement>(css ?? '*')]
}

const isShown = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')

function find(query: Query): HTMLElement[] {
  const roots = query.within ? find(query.within) : [document.body]
  const found = roots.flatMap((root) => candidates(query, root)).filter(isShown)
  return query.nth === undefined ? found : found.slice(query.nth, query.nth + 1)
}

export const count = (query: Query): number => find(query).length

export const textOf = (query: Query): string => find(query)[0]?.textContent.trim() ?? ''

export const isFocused = (query: Query): boolean =>
  document.activeElement !== null && find(query).includes(document.activeElement as HTMLElement)

const describe = (element: Element | null) =>
  element ? element.outerHTML.replace(/>.*/s, '>').slice(0, 120) : 'nothing'

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'))

/** Where the last element was, to notice that it moves. */
let last: { element: Element; top: number; left: number } | undefined

/** Scrolls to the first match and checks that a tap would reach it. Answers with a point at the second call. */
export function aim(query: Query): Aim {
  const [element] = find(query)
  if (!element) return { problem: 'is not on the page' }
  if (!isHydrated(element)) return { problem: 'is not hydrated' }
  if (element.matches(':disabled, [aria-disabled=true]')) return { problem: 'is disabled' }
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const isStill = last?.element === element && last.top === box.top && last.left === box.left
  last = { element, top: box.top, left: box.left }
  if (!isStill) return { problem: 'moves' }
  const x = box.left + box.width / 2
  // The middle of a tall element can be outside the viewport.
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
  const top = document.elementFromPoint(x, y)
  const label = element.closest('label')
  if (top && (element.contains(top) || label?.contains(top))) return { x, y }
  if (top && getComputedStyle(top).position === 'fixed')
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { problem: `is covered by ${describe(top)}` }
}

/** Focuses a field and selects its text, so that typing replaces it. */
export function focusField(query: Query): string {
  const [field] = find(query)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return 'no such field'
  if (!isHydrated(field)) return 'not hydrated'
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
  field.focus()
  field.select()
  return 'focused'
}

/** What stands on the page, for the message of a failure. */
export const headings = (): string =>
  queryAllByRole(document.body, 'heading')
    .filter(isShown)
    .map((one) => one.textContent.trim())
    .join(' | ')
