import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const WANTED = /(?:^|,)\s*(br|gzip)\s*(?:;\s*q=(0(?:\.\d+)?|1(?:\.0+)?)\s*)?(?=,|$)/gi

/** The smallest way to send something that a visitor says to understand. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return 'identity'
  let best: Encoding = 'identity'
  for (const [, name = '', weight = '1'] of String(accepted).matchAll(WANTED)) {
    if (Number(weight) === 0) continue
    if (name.toLowerCase() === 'br') return 'br'
    best = 'gzip'
  }
  return best
}

/** Tighter for what is packed once and sent for a year. */
export type Effort = 'page' | 'file'

const QUALITY = { page: 7, file: 9 }

/** Packed beside the thread that answers. */
export function pack(content: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(content)
  if (encoding === 'gzip') return promisify(gzip)(content, { level: effort === 'file' ? 9 : 6 })
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

export function unpack(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(content)
  return encoding === 'gzip' ? promisify(gunzip)(content) : promisify(brotliDecompress)(content)
}
