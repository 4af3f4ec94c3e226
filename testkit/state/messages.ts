import { setTimeout as sleep } from 'node:timers/promises'
import { listTestMessages } from '@/contracts/test-control'
import { controlCall } from '@/testkit/calls/control-call'
import type { Client } from '@/testkit/calls/client'
import type { Message } from './records'

/** Mail is sent by a background job. */
const PATIENCE_MS = 20_000
const EVERY_MS = 200

export const messagesTo = (control: Client, to: string): Promise<Message[]> =>
  controlCall(control, listTestMessages, { to })

/** The one-time code of the newest message; waits for a message that has one. */
export async function codeFor(control: Client, to: string, since: Date): Promise<string> {
  const endsAt = Date.now() + PATIENCE_MS
  for (;;) {
    const messages = await messagesTo(control, to)
    const newest = messages.findLast(({ code, at }) => code !== null && new Date(at) >= since)
    if (newest?.code) return newest.code
    if (Date.now() > endsAt) {
      const found = messages.map(({ kind, subject, text }) => `${kind}: ${subject ?? text}`)
      const rest = found.length > 0 ? `it has ${found.join('; ')}` : 'it has no messages'
      throw new Error(`No message with a code to ${to} within ${PATIENCE_MS / 1000} s: ${rest}`)
    }
    await sleep(EVERY_MS)
  }
}
