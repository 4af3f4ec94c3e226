import { ChangePasswordForm } from '@/components/account/change-password-form'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('changePassword')

export default function ChangePasswordPage() {
  return (
    <StackPage titleKey="changePassword" backHref="/security" width="form" isFresh>
      <div className="pt-5">
        <ChangePasswordForm />
      </div>
    </StackPage>
  )
}
