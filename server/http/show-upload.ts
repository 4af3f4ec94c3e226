import { DomainError } from '@/server/domain/domain-error'
import { isFinished, isForEveryone, uploadOfFile } from '@/server/domain/uploads'
import * as uploads from '@/server/repositories/uploads'
import type { Services } from './context'
import { checkOperatorToken } from '@/server/operator-token'
import { addressOf } from './serve'
import { openSession } from './session'

/** Whatever is in it, it is a picture and nothing else: never opened as a page, never run. */
const ALWAYS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline; filename="picture.webp"',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Answers with one file of an upload; whose eyes it is not for hear that it does not exist. */
export async function showUpload(services: Services, request: Request, file: string) {
  const name = uploadOfFile(file)
  const upload = name && (await uploads.findByName(services.db, name))
  if (!upload || !isFinished(upload)) throw new DomainError('PATH_NOT_FOUND')
  const isPublic = isForEveryone(upload)
  if (!isPublic && !(await maySee(services, request, upload.userId)))
    throw new DomainError('PATH_NOT_FOUND')
  const { addressFor } = services.files
  if (!isPublic && addressFor) return sentTo(await addressFor(file))
  const headers = {
    ...ALWAYS,
    ETag: `"${file}"`,
    'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  }
  if (isPublic && request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  const content = await services.files.read(file)
  if (!content) throw new DomainError('PATH_NOT_FOUND')
  return new Response(new Uint8Array(content), {
    headers: { ...headers, 'Content-Length': String(content.length) },
  })
}

/** Nobody keeps it: the address is for whoever has just been let in. */
function sentTo(address: string): Response {
  const headers = { ...ALWAYS, Location: address, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 302, headers })
}

/** Asked of the session at every read, so that a picture is gone with it. */
async function maySee(services: Services, { headers }: Request, ownerId: number) {
  const { opsToken, areTriesRelaxed: isRelaxed } = services.config
  const given = headers.get('authorization')
  const address = addressOf(headers)
  if ((await checkOperatorToken(given, opsToken, { address, isRelaxed })).isOperator) return true
  const session = await openSession(services, headers.get('token') ?? undefined)
  return session?.shopperId === ownerId
}
