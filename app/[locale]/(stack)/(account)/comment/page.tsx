import { FormSkeleton } from '@/components/ui/skeleton'
import { StackPage } from '@/components/layout/stack-page'
import { CommentScreen } from '@/components/comment/comment-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('comment')

export default function CommentPage() {
  return (
    <StackPage
      titleKey="comment"
      backHref="/myPurchases/3"
      width="form"
      bottom="bar"
      isFresh
      waiting={<FormSkeleton fields={4} />}
    >
      <CommentScreen />
    </StackPage>
  )
}
