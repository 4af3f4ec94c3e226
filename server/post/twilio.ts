import type { TwilioSettings } from '@/server/config'
import type { Post } from './post'

const LIMIT_MS = 10_000

/** Sends text messages with Twilio's API; throws when Twilio did not accept one, so that the queue retries. */
export function createTwilio(settings: TwilioSettings): Pick<Post, 'sendMessage'> {
  const { accountSid, authToken, from, apiUrl = 'https://api.twilio.com' } = settings
  const address = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  // A messaging service chooses the number itself.
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from }
  return {
    async sendMessage({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`Twilio answered ${answer.status}`)
    },
  }
}
