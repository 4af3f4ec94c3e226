import type { Endpoint } from '@/contracts/endpoint'
import { InvalidInput, Refusal } from '@/server/domain/refusal'

const JSON_LIMIT_BYTES = 2 * 1024 * 1024
/** The largest picture has 10 MiB; the rest is the form around it. */
const FORM_LIMIT_BYTES = 12 * 1024 * 1024

/** What came with the call, unparsed by the contract. A form's call that comes as JSON is read as such. */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  return endpoint.isForm && type.startsWith('multipart/form-data')
    ? readForm(request, type)
    : readJson(request)
}

async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, JSON_LIMIT_BYTES))
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new InvalidInput({ body: 'fields.invalid' })
  }
}

/** The last of several values of a name counts, as in an object. */
async function readForm(request: Request, type: string): Promise<unknown> {
  const bytes = await readBytes(request, FORM_LIMIT_BYTES)
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return Object.fromEntries(form)
  } catch {
    throw new InvalidInput({ body: 'fields.invalid' })
  }
}

/** Reads no further than the limit, whatever the request says of its length. */
async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal('TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw new Refusal('TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
