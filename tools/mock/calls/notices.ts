import { listNotices, readNotices } from '@/contracts/notices'
import { NOTICES, pageOf as linkOf } from '@/server/domain/notices'
import { noticeWords } from '@/server/services/notices/notice-words'
import { tell } from '../live'
import { pageOf } from '../pages'
import { on } from '../serve'

on(listNotices, ({ world, shopper, locale }, { query }) => {
  const own = world.notices.filter(
    ({ id, shopperId, code, isRead }) =>
      shopperId === shopper.id &&
      (query.id === undefined || id === query.id) &&
      (!query.kind || NOTICES[code].kind === query.kind) &&
      (!query.unread || !isRead),
  )
  const { rows, next_cursor } = pageOf(own.reverse(), query)
  const list = rows.map((row) => ({
    id: row.id,
    kind: NOTICES[row.code].kind,
    ...noticeWords(row.code, row.params, locale),
    link: linkOf(row.code, row.refId),
    read: row.isRead,
    created_at: row.createdAt.toISOString(),
  }))
  return { list, next_cursor }
})

on(readNotices, ({ mock, world, shopper }, { body }) => {
  const own = world.notices.filter(({ shopperId }) => shopperId === shopper.id)
  for (const notice of own) if (body.all || body.ids?.includes(notice.id)) notice.isRead = true
  tell(mock, shopper.id, { kind: 'notice', id: 0 })
  return { unread: own.filter(({ isRead }) => !isRead).length }
})
