import sharp from 'sharp'
import type { Upload, UploadPurpose } from '@/contracts/uploads'
import type { Answer, TestBackend } from './backend'

/** A small photograph: noise on a ground, so that it does not compress to nothing. */
export function photograph(width = 64, height = 48) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#c2341d', noise } })
}

export const jpeg = (width?: number, height?: number) => photograph(width, height).jpeg().toBuffer()

/** Sends a form as a browser does. A file may lie about its name and type. */
export async function sendForm<Data>(
  test: TestBackend,
  path: string,
  fields: Record<string, string | Blob>,
  token?: string,
): Promise<Answer<Data>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { 'accept-language': 'en', ...(token ? { token } : {}) }
  const response = await test.fetch(path, { method: 'POST', headers, body: form })
  const envelope = (await response.json()) as object
  return { status: response.status, headers: response.headers, ...envelope } as Answer<Data>
}

export async function upload(
  test: TestBackend,
  token: string,
  purpose: UploadPurpose,
  bytes?: Buffer,
  name = 'photo.jpg',
): Promise<Answer<Upload>> {
  const content = new Uint8Array(bytes ?? (await jpeg()))
  const file = new File([content], name, { type: 'image/jpeg' })
  return sendForm(test, '/api/common/upload', { purpose, file }, token)
}
