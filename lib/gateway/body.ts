/** Room for a text of a megabyte, so that the backend can name the field that is too long. */
const JSON_LIMIT_BYTES = 2 * 1024 * 1024
/** The largest picture has 10 MiB; the rest is the form around it. */
const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024

export function bodyLimit(headers: Headers): number {
  const isUpload = headers.get('content-type')?.startsWith('multipart/form-data')
  return isUpload ? UPLOAD_LIMIT_BYTES : JSON_LIMIT_BYTES
}

/** The whole body, or null when it is larger than its kind may be. Reads no further than that. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const limit = bodyLimit(request.headers)
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
