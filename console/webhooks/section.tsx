import WebhooksIcon from '@mui/icons-material/WebhookOutlined'
import type { Section } from '@/console/section'
import { WebhookCreate } from '@/console/webhooks/webhook-create'
import { WebhookList } from '@/console/webhooks/webhook-list'
import { WebhookShow } from '@/console/webhooks/webhook-show'

export const WEBHOOKS: Section = {
  name: 'webhooks',
  permission: 'settings.write',
  writes: 'settings.write',
  icon: WebhooksIcon,
  list: WebhookList,
  show: WebhookShow,
  create: WebhookCreate,
}
