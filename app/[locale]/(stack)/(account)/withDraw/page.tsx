import { getTranslations } from 'next-intl/server'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { WithdrawScreen } from '@/components/withdrawals/withdraw-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('withDraw')

export default async function WithDrawPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('withDraw')} backHref="/profile" />
      <PageShell width="form" bottom="bar">
        <FreshVisit>
          <WithdrawScreen />
        </FreshVisit>
      </PageShell>
    </>
  )
}
