import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '@/server/config'
import { createOutbox } from './outbox'
import type { Post } from './post'
import { createTwilio } from './twilio'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'twilio'>

/** Sends mail by SMTP and text messages by Twilio; what is not configured goes to the outbox. */
export function openPost({ smtpUrl, mailFrom, dataDir, twilio }: Settings): Post {
  const outbox = createOutbox(path.join(dataDir, 'outbox'), mailFrom)
  return {
    ...outbox,
    ...(smtpUrl ? createSmtp(smtpUrl, mailFrom) : {}),
    ...(twilio ? createTwilio(twilio) : {}),
  }
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
