import type { Locale } from '@/contracts/languages'
import { offered } from '@/contracts/brand'
import { splitPath, type SplitPath } from '@/lib/navigation/language-prefix'
import type { Notice } from '@/lib/navigation/notice'
import { isPublicPath } from '@/lib/navigation/public-paths'
import { isClosed, type RegionRule } from '@/lib/navigation/region-policy'
import { safeReturnPath } from '@/lib/navigation/return-path'
import { routeOf } from '@/lib/navigation/routes'

/** The inputs of the navigation rules. */
export type RequestFacts = {
  /** The public origin: scheme and host. */
  origin: string
  pathname: string
  search: string
  /** A typed, reloaded or external URL, as opposed to a navigation inside the app. */
  isDocument: boolean
  hasSession: boolean
  referer: string | undefined
  /** The language of an unprefixed URL. */
  locale: Locale
  /** The region rules of the visitor's country. */
  closed: RegionRule[]
}

export type Decision =
  | { kind: 'redirect'; to: string }
  | { kind: 'rewrite'; to: string; status: 200 | 404 }
  | { kind: 'next' }

type Row = {
  name: string
  when: (facts: RequestFacts, at: SplitPath) => boolean
  then: (facts: RequestFacts, at: SplitPath) => Decision
}

function redirect(path: string, query: Record<string, string> = {}): Decision {
  const [plain = '/', before = ''] = path.split('?')
  const search = new URLSearchParams(before)
  for (const [name, value] of Object.entries(query)) search.set(name, value)
  return { kind: 'redirect', to: search.size > 0 ? `${plain}?${search}` : plain }
}

/** Back to the referring page unless that page is closed; otherwise home. */
function stay(facts: RequestFacts, at: SplitPath, notice: Notice): Decision {
  const came = facts.referer ? URL.parse(facts.referer) : null
  const path =
    came?.origin === facts.origin
      ? safeReturnPath(came.pathname + came.search, facts.origin)
      : undefined
  const plain = splitPath(path?.split('?')[0] ?? '').path
  const isOpen = path && routeOf(plain)?.opens === undefined && !isClosed(facts.closed, plain, true)
  return redirect(isOpen ? path : `${at.prefix}/home`, { notice })
}

/** The navigation rules in order; the first match decides. */
export const ROWS: Row[] = [
  {
    name: 'a language prefix in another letter case goes to the one address',
    when: (_facts, { locale, prefix }) => locale !== undefined && prefix !== `/${locale}`,
    then: (facts, { locale, path }) => redirect(`/${locale}${path}${facts.search}`),
  },
  {
    name: 'the root goes home',
    when: (_facts, { path }) => path === '/',
    then: (facts, { prefix }) => redirect(`${prefix}/home${facts.search}`),
  },
  {
    name: 'a closed place leaves the shopper where they are',
    when: (facts, { path }) => isClosed(facts.closed, path, facts.isDocument),
    then: (facts, at) => stay(facts, at, 'region'),
  },
  {
    name: "the merchant's entry leaves the shopper where they are",
    when: (_facts, { path }) => routeOf(path)?.opens === 'merchant',
    then: (facts, at) => stay(facts, at, 'merchant'),
  },
  {
    name: 'a path that is not public asks to sign in first',
    when: (facts, { path }) => !facts.hasSession && !isPublicPath(path),
    then: (facts, { prefix }) => {
      const from = safeReturnPath(facts.pathname + facts.search, facts.origin)
      return redirect(`${prefix}/login`, { ...(from ? { from } : {}), notice: 'sign-in' })
    },
  },
  {
    name: 'an unknown path is a 404 in the language of the visitor',
    when: (_facts, { path }) => routeOf(path) === undefined,
    then: (facts, { locale }) => ({
      kind: 'rewrite',
      to: `/${locale ?? facts.locale}/missing`,
      status: 404,
    }),
  },
  {
    name: 'a prefixed address already says its language',
    when: (_facts, { locale }) => locale !== undefined,
    then: () => ({ kind: 'next' }),
  },
]

/** The prefix of a language that the brand does not offer is part of an unknown path. */
function offeredPath(pathname: string): SplitPath {
  const at = splitPath(pathname)
  return offered(at.locale) ? at : { locale: undefined, prefix: '', path: pathname }
}

/** The decision for a page request. An unprefixed path that no rule stops is rewritten to a language. */
export function decide(facts: RequestFacts, rows: Row[] = ROWS): Decision {
  const at = offeredPath(facts.pathname)
  const row = rows.find(({ when }) => when(facts, at))
  if (row) return row.then(facts, at)
  return { kind: 'rewrite', to: `/${facts.locale}${at.path}${facts.search}`, status: 200 }
}
