import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { AuthSwitch } from '@/components/account/auth-switch'
import { ResetOnNavigation } from '@/components/layout/reset-on-navigation'
import { RegisterForm } from '@/components/account/register-form'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('register')

export default async function RegisterPage() {
  const t = await getTranslations()
  return (
    <>
      <TopBar title={t('titles.register')} backHref="/login" />
      <PageShell width="form">
        <p className="py-5 text-15 text-balance text-muted">{t('account.registerLead')}</p>
        <ResetOnNavigation>
          <RegisterForm />
        </ResetOnNavigation>
        <div className="flex min-h-tap flex-col justify-center pt-6">
          <Suspense>
            <AuthSwitch
              question={t('account.haveAccount')}
              label={t('account.signIn')}
              href="/login"
            />
          </Suspense>
        </div>
      </PageShell>
    </>
  )
}
