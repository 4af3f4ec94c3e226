import path from 'node:path'
import type { Config } from '@/server/config'
import { createOutbox } from './outbox'
import type { Post } from './post'
import { createSmtp } from './smtp'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Mail goes to the mail server where one is set; text messages, and all else, into the outbox. */
export function openPost({ smtpUrl, mailFrom, dataDir }: Settings): Post {
  const outbox = createOutbox(path.join(dataDir, 'outbox'), mailFrom)
  return smtpUrl ? { ...outbox, ...createSmtp(smtpUrl, mailFrom) } : outbox
}
