import { z } from 'zod'
import { Id, Timestamp, listOf, paging, QueryFlag, QueryId } from './fields'

/** The topic of a notice; the tabs of /notification. */
export const NoticeKind = z.enum(['order', 'parcel', 'refund', 'wallet', 'security'])
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  title: z.string(),
  body: z.string(),
  /** A path of the storefront, if the notice has one. */
  link: z.string().nullable(),
  read: z.boolean(),
  created_at: Timestamp,
})
export type Notice = z.infer<typeof Notice>

export const listNotices = {
  query: z.object({
    id: QueryId.optional(),
    kind: z.enum(NoticeKind.options, { error: 'fields.invalid' }).optional(),
    unread: QueryFlag.optional(),
    ...paging,
  }),
  data: listOf(Notice),
}

export const readNotices = {
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
}
