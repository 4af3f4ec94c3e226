import path from 'node:path'
import type { TestMessage } from '@/contracts/schemas/test-control'
import { DomainError } from '@/server/domain/domain-error'
import type { Visit } from '@/server/http/context'
import { OutboxReader } from '@/server/post/outbox-reader'
import { accountKey } from '@/server/services/accounts/account-key'

/** A test needs the last ones of its own shopper. */
const MOST = 100
const CODE = /\b(?:\d{10}|\d{6})\b/

const readers = new Map<string, OutboxReader>()

function readerOf(folder: string): OutboxReader {
  const reader = readers.get(folder) ?? new OutboxReader(folder)
  readers.set(folder, reader)
  return reader
}

/** The newest last. */
export async function list({ config }: Visit, to: string): Promise<TestMessage[]> {
  const recipient = accountKey(to)
  if (config.smtpUrl && recipient.includes('@')) throw new DomainError('MAIL_SENT_BY_SMTP')
  const posted = await readerOf(path.join(config.dataDir, 'outbox')).to(recipient, MOST)
  return posted.map((one) => ({
    kind: one.kind,
    at: one.at,
    to: one.to,
    subject: one.kind === 'mail' ? one.subject : null,
    text: one.text,
    html: one.kind === 'mail' ? one.html : null,
    code: CODE.exec(one.text)?.[0] ?? null,
  }))
}
