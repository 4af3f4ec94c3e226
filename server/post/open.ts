import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '@/server/config'
import { createOutbox } from './outbox'
import type { Post } from './post'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Sends mail by SMTP if configured; text messages, and mail without SMTP, go to the outbox. */
export function openPost({ smtpUrl, mailFrom, dataDir }: Settings): Post {
  const outbox = createOutbox(path.join(dataDir, 'outbox'), mailFrom)
  return smtpUrl ? { ...outbox, ...createSmtp(smtpUrl, mailFrom) } : outbox
}

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mail through SMTP_URL. Connects only when there is mail to send. */
function createSmtp(url: string, from: string): Pick<Post, 'sendLetter'> {
  const transport = createTransport({ url, ...LIMITS })
  return {
    async sendLetter(letter) {
      await transport.sendMail({ from, ...letter })
    },
  }
}
