import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { AuthSwitch } from '@/components/account/auth-switch'
import { ResetOnNavigation } from '@/components/layout/reset-on-navigation'
import { LoginForm } from '@/components/account/login-form'
import { SignedInRedirect } from '@/components/account/signed-in-redirect'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('login')

export default async function LoginPage() {
  const t = await getTranslations()
  return (
    <>
      <TopBar title={t('titles.login')} backHref="/home" />
      <PageShell width="form">
        <p className="py-5 text-15 text-balance text-muted">{t('account.signInLead')}</p>
        <SignedInRedirect />
        <ResetOnNavigation>
          <LoginForm />
        </ResetOnNavigation>
        <div className="flex min-h-tap flex-col justify-center pt-6">
          <Suspense>
            <AuthSwitch
              question={t('account.noAccount')}
              label={t('account.createAccount')}
              href="/register"
            />
          </Suspense>
        </div>
      </PageShell>
    </>
  )
}
