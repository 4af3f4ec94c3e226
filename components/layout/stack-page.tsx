import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { TitleKey } from '@/lib/navigation/routes'
import { FreshVisit } from './fresh-visit'
import { PageShell } from './page-shell'
import { TopBar } from './top-bar'

type Shell = Pick<ComponentProps<typeof PageShell>, 'width' | 'bottom'>

/** A page above the tabs: its bar with the way back, and below it what the page is there for. */
export async function StackPage({
  titleKey,
  backHref,
  action,
  isFresh = false,
  waiting,
  children,
  ...shell
}: Shell & {
  titleKey: TitleKey
  /** Where Back leads when the visit began here. */
  backHref: string
  action?: ReactNode
  /** Every visit begins anew, as forms do; otherwise the page is found as it was left. */
  isFresh?: boolean
  /** Stands in the document until the browser has read the address. */
  waiting?: ReactNode
  children: ReactNode
}) {
  const t = await getTranslations('titles')
  const content = waiting ? <Suspense fallback={waiting}>{children}</Suspense> : children
  return (
    <>
      <TopBar title={t(titleKey)} backHref={backHref} action={action} />
      <PageShell {...shell}>{isFresh ? <FreshVisit>{content}</FreshVisit> : content}</PageShell>
    </>
  )
}
