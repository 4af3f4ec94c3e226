import { DomainError } from '@/server/domain/domain-error'
import { isFinished, isForEveryone, uploadOfFile } from '@/server/domain/uploads'
import * as uploads from '@/server/repositories/uploads'
import type { Services } from './context'
import { checkOperatorToken } from '@/server/operator-token'
import { addressOf } from './serve'
import { openSession } from './session'

/** Prevents browsers from opening or running an upload as a page. */
const ALWAYS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline; filename="picture.webp"',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Serves one file of an upload; answers "not found" to viewers without access. */
export async function showUpload(services: Services, request: Request, file: string) {
  const name = uploadOfFile(file)
  const upload = name && (await uploads.findByName(services.db, name))
  if (!upload || !isFinished(upload)) throw new DomainError('PATH_NOT_FOUND')
  const isPublic = isForEveryone(upload)
  if (!isPublic && !(await maySee(services, request, upload.userId)))
    throw new DomainError('PATH_NOT_FOUND')
  const { signedUrl } = services.files
  if (!isPublic && signedUrl) return sentTo(await signedUrl(file))
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

/** Not cacheable, because the signed URL is only for this viewer. */
function sentTo(address: string): Response {
  const headers = { ...ALWAYS, Location: address, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 302, headers })
}

/** Checked on every request, so that access ends with the session. */
async function maySee(services: Services, { headers }: Request, ownerId: number) {
  const { opsToken, testControl, areTriesRelaxed: isRelaxed } = services.config
  const given = headers.get('authorization')
  const address = addressOf(headers)
  const tokens = [opsToken, testControl]
  if ((await checkOperatorToken(given, tokens, { address, isRelaxed })).isOperator) return true
  const session = await openSession(services, headers.get('token') ?? undefined)
  return session?.shopperId === ownerId
}
