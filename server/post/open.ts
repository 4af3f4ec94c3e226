import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '@/server/config'
import { createOutbox } from './outbox'
import type { Post } from './post'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Mail goes to the mail server where one is set; text messages, and all else, into the outbox. */
export function openPost({ smtpUrl, mailFrom, dataDir }: Settings): Post {
  const outbox = createOutbox(path.join(dataDir, 'outbox'), mailFrom)
  return smtpUrl ? { ...outbox, ...createSmtp(smtpUrl, mailFrom) } : outbox
}

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Hands mail to the server of `SMTP_URL`. It opens no connection until there is something to send. */
function createSmtp(url: string, from: string): Pick<Post, 'sendLetter'> {
  const transport = createTransport({ url, ...LIMITS })
  return {
    async sendLetter(letter) {
      await transport.sendMail({ from, ...letter })
    },
  }
}
