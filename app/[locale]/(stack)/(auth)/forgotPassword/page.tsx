import { getTranslations } from 'next-intl/server'
import { ForgotPasswordScreen } from '@/components/account/forgot-password-screen'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('forgotPassword')

export default async function ForgotPasswordPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('forgotPassword')} backHref="/login" />
      <PageShell width="form">
        <div className="pt-5">
          <FreshVisit>
            <ForgotPasswordScreen />
          </FreshVisit>
        </div>
      </PageShell>
    </>
  )
}
