import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A local push service with configurable responses that stores what it received. */
export async function openPushService() {
  const received: Received[] = []
  const answers = { status: 201 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) })
      if (answers.status === 0) response.destroy()
      else response.writeHead(answers.status, { location: '/elsewhere' }).end('not read')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A subscribed browser, with the keys that decrypt its messages. */
export function newBrowser(privateKey?: Buffer, auth: Buffer = randomBytes(16)) {
  const pair = createECDH('prime256v1')
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  const p256dh = pair.getPublicKey()
  return {
    p256dh,
    auth,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291, section 3.4, on the receiving side. */
    open: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const length = body[20] ?? 0
      const theirs = body.subarray(21, 21 + length)
      const closed = body.subarray(21 + length)
      const derive = (key: Buffer, from: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', key, from, info, bytes))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
      const key = derive(pair.computeSecret(theirs), auth, info, 32)
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      )
      decipher.setAuthTag(closed.subarray(-16))
      const text = Buffer.concat([decipher.update(closed.subarray(0, -16)), decipher.final()])
      if (text.at(-1) !== 2) throw new Error('the last record is not marked as such')
      return text.subarray(0, -1).toString()
    },
  }
}
