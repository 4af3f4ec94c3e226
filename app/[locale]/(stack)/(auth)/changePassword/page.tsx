import { getTranslations } from 'next-intl/server'
import { ChangePasswordForm } from '@/components/account/change-password-form'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('changePassword')

export default async function ChangePasswordPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('changePassword')} backHref="/security" />
      <PageShell width="form">
        <div className="pt-5">
          <FreshVisit>
            <ChangePasswordForm />
          </FreshVisit>
        </div>
      </PageShell>
    </>
  )
}
