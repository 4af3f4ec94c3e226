import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, Timestamp, listOf, paging, QueryFlag } from './fields'

/** What a notice is about; the tabs of /notification. */
export const NoticeKind = z.enum(['order', 'parcel', 'refund', 'wallet', 'security'])
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  title: z.string(),
  body: z.string(),
  /** A path of the storefront, where the notice is about something that has a page. */
  link: z.string().nullable(),
  read: z.boolean(),
  created_at: Timestamp,
})
export type Notice = z.infer<typeof Notice>

export const listNotices = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/notification/list',
  summary: 'What the shopper was told, latest first',
  changes: false,
  query: z.object({
    kind: z.enum(NoticeKind.options, { error: 'fields.invalid' }).optional(),
    unread: QueryFlag.optional(),
    ...paging,
  }),
  data: listOf(Notice),
})

/** Takes either some of them or all; ids that are not the shopper's change nothing. */
export const readNotices = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/notification/read',
  summary: 'Mark notices as read',
  changes: true,
  body: z
    .strictObject({
      ids: z.array(Id).min(1).max(100).optional(),
      all: z.literal(true).optional(),
    })
    .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
      path: ['ids'],
      error: 'fields.required',
    }),
  data: z.object({ unread: z.int() }),
})
