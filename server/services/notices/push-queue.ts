import { z } from 'zod'
import type { Transaction } from '@/server/db/connection'
import { enqueue } from '@/server/db/queues'
import { isPushed } from '@/server/domain/notices'
import type { ReachedBrowser } from '@/server/repositories/events'

/** The items of the queue `push`: the notice and the session; the text is rendered when it is sent. */
export const QueuedPush = z.object({ noticeId: z.int(), sessionId: z.int() })

/** Part of the transaction of the change. */
export async function pushTo(tx: Transaction, browsers: ReachedBrowser[]): Promise<void> {
  for (const { noticeId, sessionId, code } of browsers)
    if (isPushed(code)) await enqueue(tx, 'push', { noticeId, sessionId })
}
