import { createTransport } from 'nodemailer'
import type { Post } from './post'

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Hands mail to the server of `SMTP_URL`. It opens no connection until there is something to send. */
export function createSmtp(url: string, from: string): Pick<Post, 'sendLetter'> {
  const transport = createTransport({ url, ...LIMITS })
  return {
    async sendLetter(letter) {
      await transport.sendMail({ from, ...letter })
    },
  }
}
