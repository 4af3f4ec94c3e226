import { StackPage } from '@/components/layout/stack-page'
import { WalletTopUpHeading, WalletTopUpScreen } from '@/components/top-up/wallet-top-up-screen'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('walletTopUp')

export default function WalletTopUpPage() {
  return (
    <StackPage
      titleKey="walletTopUp"
      heading={<WalletTopUpHeading />}
      backHref="/topUp"
      width="form"
      isFresh
      waiting={
        <Skeletons>
          <ListSkeleton />
        </Skeletons>
      }
    >
      <WalletTopUpScreen />
    </StackPage>
  )
}
