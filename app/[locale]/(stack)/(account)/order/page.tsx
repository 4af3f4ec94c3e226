import { OrdersRedirect } from '@/components/orders/orders-redirect'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('order')

export default function OrderPage() {
  return <OrdersRedirect />
}
