import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { TitleKey } from '@/lib/navigation/routes'
import { ResetOnNavigation } from './reset-on-navigation'
import { PageShell } from './page-shell'
import { TopBar } from './top-bar'

type Shell = Pick<ComponentProps<typeof PageShell>, 'width' | 'bottom'>

/** A page above the tabs: a top bar with a back link, and the content. */
export async function StackPage({
  titleKey,
  heading,
  backHref,
  action,
  isFresh = false,
  waiting,
  children,
  ...shell
}: Shell & {
  titleKey: TitleKey
  /** Shown instead of the title where the URL decides; the tab keeps the title of the route. */
  heading?: ReactNode
  /** The target of Back on a direct visit. */
  backHref: string
  action?: ReactNode
  /** Resets state on every visit, as for forms; otherwise state is kept. */
  isFresh?: boolean
  /** Rendered until the browser has read the URL. */
  waiting?: ReactNode
  children: ReactNode
}) {
  const t = await getTranslations('titles')
  const content = waiting ? <Suspense fallback={waiting}>{children}</Suspense> : children
  return (
    <>
      <TopBar
        title={heading ? <Suspense fallback={t(titleKey)}>{heading}</Suspense> : t(titleKey)}
        backHref={backHref}
        action={action}
      />
      <PageShell {...shell}>
        {isFresh ? <ResetOnNavigation>{content}</ResetOnNavigation> : content}
      </PageShell>
    </>
  )
}
