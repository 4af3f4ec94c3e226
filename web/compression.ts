import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const OFFERED: Encoding[] = ['br', 'gzip', 'identity']
const MAX_HEADER_LENGTH = 500
const MIN_COMPRESSED_BYTES = 1000
/** Brotli quality: higher for content that is compressed once and sent often. */
const QUALITY = { file: 9, page: 7, once: 4 }
/** `none` for compressed formats such as images. */
export type Effort = keyof typeof QUALITY | 'none'

/** The published types lack the options parameter. */
interface PreferringNegotiator {
  encoding: (offered: Encoding[], options: { preferred: Encoding[] }) => Encoding | undefined
}

/** The best encoding that Accept-Encoding allows, by quality value and then by size (RFC 9110, section 12.5.3). */
export function encodingFor(header: string | undefined): Encoding {
  if (!header || header.length > MAX_HEADER_LENGTH) return 'identity'
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const { encoding } = negotiator as PreferringNegotiator
  return encoding.call(negotiator, OFFERED, { preferred: OFFERED }) ?? 'identity'
}

/** Content in several encodings, each created on first use. */
export class Compressed {
  readonly #effort: keyof typeof QUALITY | null
  readonly #contents = new Map<Encoding, Buffer>()

  constructor(content: Buffer, effort: Effort) {
    this.#effort = effort === 'none' || content.length < MIN_COMPRESSED_BYTES ? null : effort
    this.#contents.set('identity', content)
  }

  get bytes(): number {
    let sum = 0
    for (const content of this.#contents.values()) sum += content.length
    return sum
  }

  /** The encoding used for a client that prefers `wanted`. */
  encodingFor(wanted: Encoding): Encoding {
    return this.#effort ? wanted : 'identity'
  }

  /** Undefined when this encoding does not exist yet. */
  peek(encoding: Encoding): Buffer | undefined {
    return this.#contents.get(encoding)
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#contents.get(encoding)
    if (known) return known
    const made = await compress(await this.#identity(), encoding, this.#effort ?? 'once')
    this.#contents.set(encoding, made)
    // The uncompressed content is the largest and least used; it can be decompressed again.
    if (encoding !== 'identity') this.#contents.delete('identity')
    return made
  }

  #identity(): Promise<Buffer> {
    const [[encoding, content]] = this.#contents as unknown as [[Encoding, Buffer]]
    return decompress(content, encoding)
  }
}

/** Runs on the thread pool. */
function compress(
  content: Buffer,
  encoding: Encoding,
  effort: keyof typeof QUALITY,
): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(content)
  if (encoding === 'gzip') return promisify(gzip)(content, { level: effort === 'file' ? 9 : 6 })
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

function decompress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(content)
  return encoding === 'gzip' ? promisify(gunzip)(content) : promisify(brotliDecompress)(content)
}
