import type { Services } from '@/server/http/context'
import * as users from '@/server/repositories/users'
import * as codes from '@/server/services/accounts/codes'
import { alertLetter } from './letters'
import { QueuedMail } from './mail-queue'

/** Job of the queue `mail`. Throws when the mail was not accepted, so that the queue retries. */
export async function send(services: Services, data: unknown): Promise<void> {
  const mail = QueuedMail.parse(data)
  if (mail.kind === 'code') return codes.deliver(services, mail)
  const user = await users.find(services.db, mail.userId)
  if (user) await services.post.sendLetter(alertLetter(services.config, user, mail))
}
