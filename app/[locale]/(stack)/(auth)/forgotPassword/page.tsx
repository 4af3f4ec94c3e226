import { ForgotPasswordScreen } from '@/components/account/forgot-password-form'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('forgotPassword')

export default function ForgotPasswordPage() {
  return (
    <StackPage titleKey="forgotPassword" backHref="/login" width="form" isFresh>
      <div className="pt-5">
        <ForgotPasswordScreen />
      </div>
    </StackPage>
  )
}
