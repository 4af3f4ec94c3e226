import type { listAdminWebhookDeliveries } from '@/contracts/admin-webhooks'
import type { DataOf } from '@/contracts/endpoint'

/** A message to an endpoint, with its last attempt. */
export type Delivery = DataOf<typeof listAdminWebhookDeliveries>['list'][number]
