import sharp from 'sharp'
import type { Upload, UploadPurpose } from '@/contracts/schemas/uploads'
import { TEST_OPS_TOKEN, type Answer, type TestBackend } from './backend'

/** A small picture of noise, which does not compress well. */
export function photograph(width = 64, height = 48) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#c2341d', noise } })
}

export const jpeg = (width?: number, height?: number) => photograph(width, height).jpeg().toBuffer()

/** A picture of 320 × 240 in HEIC, which sharp cannot encode. */
export const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA',
    'AAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAAAQwACAAAAAAHnAAEAAAAA',
    'AAABBgAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAv2lwcn',
    'AAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoC',
    'QCEAAQAoQgEBA3AAAAMAkAAAAwAAAwA8oAoIDxZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAA',
    'AAAAAAAUAAAADwAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2Rz',
    'YwACAAEAAQAAAVFtZGF0AAAAPygBr1IXSTz5DpJf//Iof/9L+kO+HTGxkj8D9cb5eAXQOSCl2HfgCTA7RQoqkwJsPA',
    'AAERCHAAADAAADAAAO+AAAAABJSSoACAAAAAgAEgEDAAEAAAABAAAAGgEFAAEAAABuAAAAGwEFAAEAAAB2AAAAKAED',
    'AAEAAAACAAAAEwIDAAEAAAABAAAAmIICAAIAAAB4AAAAaYcEAAEAAAB+AAAAJYgEAAEAAADMAAAAAAAAADhjAADoAw',
    'AAOGMAAOgDAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAA',
    'QAEAAAOgBAABAAAA8AAAAAAAAAACAAEAAgACAAAATgAAAAIABQADAAAA6gAAAAAAAAANAAAAAQAAAC0AAAABAAAAAA',
    'AAAAEAAAA=',
  ].join(''),
  'base64',
)

/** Sends a form as a browser does. The name and type of a file may be false. */
export async function sendForm<Data>(
  test: TestBackend,
  path: string,
  fields: Record<string, string | Blob>,
  token?: string,
  own: Record<string, string> = {},
): Promise<Answer<Data>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { 'accept-language': 'en', ...(token ? { token } : {}), ...own }
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

/** A picture of the catalogue, by a member of staff or, without headers, by a machine. */
export async function uploadByStaff(
  test: TestBackend,
  headers: Record<string, string> = { authorization: `Bearer ${TEST_OPS_TOKEN}` },
  bytes?: Buffer,
): Promise<Answer<Upload>> {
  const file = new File([new Uint8Array(bytes ?? (await jpeg()))], 'photo.jpg')
  return sendForm(test, '/api/admin/pictures/upload', { file }, undefined, headers)
}
