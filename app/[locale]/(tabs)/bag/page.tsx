import { getTranslations } from 'next-intl/server'
import { BagScreen } from '@/components/cart/bag-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { MessagesProvider } from '@/components/layout/messages-provider'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('cart')

export default async function BagPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('cart')} />
      <PageShell bottom="tabs">
        <MessagesProvider of="cart">
          <BagScreen />
        </MessagesProvider>
      </PageShell>
    </>
  )
}
