import { randomBytes } from 'node:crypto'
import type { Config } from '@/server/config'
import { openText, sealText } from '@/server/domain/sealed-text'

type Keys = Pick<Config, 'keyFor'>

const OWNER = 'webhook'

/** A new signing secret: what the receiver stores, and what is stored here. */
export function newSecret({ keyFor }: Keys): { secret: string; sealed: Buffer } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: sealText(keyFor('webhook-secret'), OWNER, secret) }
}

export const secretOf = ({ keyFor }: Keys, endpoint: { secret: Buffer }): string =>
  openText(keyFor('webhook-secret'), OWNER, endpoint.secret)
