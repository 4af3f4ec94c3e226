import { PayCodeForm } from '@/components/account/pay-code-form'
import { StackPage } from '@/components/layout/stack-page'
import { FormSkeleton } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('changePayPwd')

export default function ChangePayPwdPage() {
  return (
    <StackPage
      titleKey="changePayPwd"
      backHref="/profile"
      width="form"
      isFresh
      waiting={<FormSkeleton fields={2} />}
    >
      <div className="pt-5">
        <PayCodeForm />
      </div>
    </StackPage>
  )
}
