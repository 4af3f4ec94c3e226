import { getTranslations } from 'next-intl/server'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { PayCodeForm } from '@/components/account/pay-code-form'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('changePayPwd')

export default async function ChangePayPwdPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('changePayPwd')} backHref="/profile" />
      <PageShell width="form">
        <div className="pt-5">
          <FreshVisit>
            <PayCodeForm />
          </FreshVisit>
        </div>
      </PageShell>
    </>
  )
}
