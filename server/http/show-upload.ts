import { DomainError } from '@/server/domain/domain-error'
import { isFinished, isForEveryone, uploadOfFile } from '@/server/domain/uploads'
import * as uploads from '@/server/repositories/uploads'
import type { Services } from './context'
import { checkOperatorToken } from '@/server/operator-token'
import { sizedUpload } from '@/server/pictures/sized-uploads'
import { QueueFull } from '@/server/pictures/work-queue'
import { addressOf } from './serve'
import { openSession } from './session'

const BUSY_RETRY_S = 2

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
  const content = (await services.files.read(file)) ?? (await madeNow(services, file))
  if (!content) throw new DomainError('PATH_NOT_FOUND')
  return sent(content, headers)
}

/** Sends one file to staff, who may see what it belongs to. Never a signed URL, which would outlive the session. */
export async function sendPrivateUpload({ files }: Services, file: string): Promise<Response> {
  const content = await files.read(file)
  if (!content) throw new DomainError('NOT_FOUND')
  return sent(content, { ...ALWAYS, 'Cache-Control': 'private, no-store' })
}

function sent(content: Uint8Array, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(content), {
    headers: { ...headers, 'Content-Length': String(content.length) },
  })
}

/** Imported pictures get their smaller files here. */
async function madeNow({ files }: Services, file: string): Promise<Buffer | null> {
  try {
    return await sizedUpload(files, file)
  } catch (error) {
    if (error instanceof QueueFull) throw new DomainError('BUSY', null, BUSY_RETRY_S)
    throw error
  }
}

/** Not cacheable, because the signed URL is only for this viewer. */
function sentTo(address: string): Response {
  const headers = { ...ALWAYS, Location: address, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 302, headers })
}

/** Checked on every request, so that access ends with the session. */
async function maySee(services: Services, { headers }: Request, ownerId: number | null) {
  const { opsToken, testControl, areTriesRelaxed: isRelaxed } = services.config
  const given = headers.get('authorization')
  const address = addressOf(headers)
  const tokens = [opsToken, testControl]
  if ((await checkOperatorToken(given, tokens, { address, isRelaxed })).isOperator) return true
  const session = await openSession(services, headers.get('token') ?? undefined)
  return session !== null && session.shopperId === ownerId
}
