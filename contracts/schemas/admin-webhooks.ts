import { z } from 'zod'
import { WEBHOOK_EVENTS } from '@/contracts/webhook-events'
import { Id, line, listOf, paging, QueryId, Timestamp } from './fields'

const Events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: 'fields.invalid' }), { error: 'fields.required' })
  .min(1, 'fields.required')
  .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event)))

const STATUSES = ['waiting', 'sent', 'failed'] as const

const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(z.string()),
  is_on: z.boolean(),
  version: z.int(),
  created_at: Timestamp,
})
export type Webhook = z.output<typeof Webhook>

const Delivery = z.object({
  id: Id,
  /** The header `webhook-id` of every attempt. */
  message_id: z.string(),
  event: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  status: z.enum(STATUSES),
  attempts: z.int(),
  answer_status: z.int().nullable(),
  answer: z.string().nullable(),
  created_at: Timestamp,
  tried_at: Timestamp.nullable(),
})

export const listAdminWebhooks = { query: z.object({}), data: z.object({ list: z.array(Webhook) }) }

export const addAdminWebhook = {
  body: z.strictObject({ url: line(500), events: Events }),
  data: z.object({ webhook: Webhook, secret: z.string() }),
}

export const updateAdminWebhook = {
  body: z.strictObject({
    id: Id,
    version: z.int({ error: 'fields.invalid' }),
    url: line(500).optional(),
    events: Events.optional(),
    is_on: z.boolean({ error: 'fields.invalid' }).optional(),
    renew_secret: z.literal(true, { error: 'fields.invalid' }).optional(),
  }),
  data: z.object({ webhook: Webhook, secret: z.string().nullable() }),
}

export const removeAdminWebhook = { body: z.strictObject({ id: Id }), data: z.null() }

export const listAdminWebhookDeliveries = {
  query: z.object({
    ...paging,
    webhook_id: QueryId,
    status: z.enum(STATUSES, { error: 'fields.invalid' }).optional(),
  }),
  data: listOf(Delivery),
}

export const replayAdminWebhook = {
  body: z.strictObject({ webhook_id: Id, delivery_id: Id.optional() }),
  data: z.object({ replayed: z.int() }),
}
