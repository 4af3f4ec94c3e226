/** One response as it was received. */
export interface WireResponse {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
  framing: 'none' | 'length' | 'chunked' | 'close'
}

/** What the parser has to know of a request to delimit its response. */
export interface Expected {
  method: string
  /** 1.0 clients do not understand chunked bodies. */
  version: '1.0' | '1.1'
}

const STATUS_LINE = /^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e\x80-\xff]*$/
const FIELD = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/
const CHUNK_SIZE = /^([0-9A-Fa-f]{1,8})(?:[ \t]*;[\t\x20-\x7e]*)?$/
const LENGTH = /^\d{1,15}$/
/** A repeated one would be read differently by different clients. */
const SINGLE = new Set([
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'location',
  'etag',
  'date',
  'content-security-policy',
  'x-content-type-options',
])
const LONGEST_HEAD = 256 * 1024

export const valueOf = ({ headers }: WireResponse, name: string): string | undefined =>
  headers.find(([one]) => one.toLowerCase() === name)?.[1]

/** Thrown when the bytes of a response violate the grammar of HTTP/1.1. */
class Malformed extends Error {}
/** Thrown when more bytes are needed. */
class Incomplete extends Error {}

/**
 * Parses the responses of one connection by the grammar of RFC 9112 and accepts nothing else: Node's client repairs
 * or hides many violations.
 */
export class ResponseReader {
  readonly responses: WireResponse[] = []
  readonly interim: number[] = []
  problem: string | undefined
  #bytes: Buffer = Buffer.alloc(0)

  constructor(readonly expected: readonly Expected[]) {}

  /** Bytes that belong to no complete response. */
  get rest(): Buffer {
    return this.#bytes
  }

  get isComplete(): boolean {
    return this.responses.length >= this.expected.length
  }

  feed(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
    this.#read(false)
  }

  /** The server has closed its side. */
  end(): void {
    this.#read(true)
    if (this.#bytes.length > 0 && !this.problem)
      this.problem = `a response is truncated: ${shown(this.#bytes)}`
  }

  #read(isEnded: boolean): void {
    while (!this.problem && this.#bytes.length > 0) {
      // A server may answer bytes after the last request with an error, and nothing else.
      const expected = this.expected[this.responses.length] ?? { method: '', version: '1.1' }
      try {
        const { response, size } = readResponse(this.#bytes, expected, isEnded)
        this.#bytes = this.#bytes.subarray(size)
        if (response.status < 200) this.interim.push(response.status)
        else this.responses.push(response)
      } catch (error) {
        if (error instanceof Incomplete) return
        if (!(error instanceof Malformed)) throw error
        this.problem = `${error.message}: ${shown(this.#bytes)}`
      }
    }
  }
}

const shown = (bytes: Buffer): string => JSON.stringify(bytes.subarray(0, 120).toString('latin1'))

function readResponse(bytes: Buffer, expected: Expected, isEnded: boolean) {
  const { lines, end } = readHead(bytes)
  const [first = '', ...fields] = lines
  const status = Number(STATUS_LINE.exec(first)?.[1])
  if (!status) throw new Malformed('the status line is malformed')
  const headers = fields.map((line): [string, string] => {
    const found = FIELD.exec(line)
    if (!found) throw new Malformed(`a header line is malformed: ${JSON.stringify(line)}`)
    return [found[1]!, found[2]!.trimEnd()]
  })
  const framing = framingOf(status, headers, expected)
  const { body, size } = readBody(bytes.subarray(end), framing, headers, isEnded)
  const response: WireResponse = { status, headers, body, framing }
  return { response, size: end + size }
}

function readHead(bytes: Buffer): { lines: string[]; end: number } {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) {
    if (bytes.length > LONGEST_HEAD) throw new Malformed('the head does not end')
    if (!couldBegin(bytes)) throw new Malformed('no status line')
    throw new Incomplete()
  }
  const lines = bytes.subarray(0, end).toString('latin1').split('\r\n')
  if (lines.some((line) => /[\r\n]/.test(line))) throw new Malformed('a bare CR or LF in the head')
  return { lines, end: end + 4 }
}

const couldBegin = (bytes: Buffer): boolean => {
  const begin = 'HTTP/1.1 '
  const given = bytes.subarray(0, begin.length).toString('latin1')
  return begin.startsWith(given)
}

function framingOf(
  status: number,
  headers: WireResponse['headers'],
  { method, version }: Expected,
): WireResponse['framing'] {
  const named = (name: string) => headers.filter(([one]) => one.toLowerCase() === name)
  for (const name of SINGLE)
    if (named(name).length > 1) throw new Malformed(`more than one ${name}`)
  const length = named('content-length')[0]?.[1]
  const coding = named('transfer-encoding')[0]?.[1]
  if (length !== undefined && !LENGTH.test(length)) throw new Malformed('a bad Content-Length')
  if (coding !== undefined && coding !== 'chunked') throw new Malformed('a bad Transfer-Encoding')
  if (length !== undefined && coding !== undefined) throw new Malformed('two framings')
  if (coding !== undefined && version === '1.0') throw new Malformed('chunked for HTTP/1.0')
  const isBodiless = status < 200 || status === 204
  if (isBodiless && (coding !== undefined || (length !== undefined && length !== '0')))
    throw new Malformed(`${status} with a body`)
  if (isBodiless || status === 304 || method === 'HEAD') return 'none'
  if (coding !== undefined) return 'chunked'
  return length === undefined ? 'close' : 'length'
}

function readBody(
  bytes: Buffer,
  framing: WireResponse['framing'],
  headers: WireResponse['headers'],
  isEnded: boolean,
): { body: Buffer; size: number } {
  if (framing === 'none') return { body: Buffer.alloc(0), size: 0 }
  if (framing === 'chunked') return readChunks(bytes)
  if (framing === 'close') {
    if (!isEnded) throw new Incomplete()
    return { body: bytes, size: bytes.length }
  }
  const size = Number(headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1])
  if (bytes.length < size) throw new Incomplete()
  return { body: bytes.subarray(0, size), size }
}

function readChunks(bytes: Buffer): { body: Buffer; size: number } {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) {
      if (bytes.length - at > 1000) throw new Malformed('a chunk has no size')
      throw new Incomplete()
    }
    const found = CHUNK_SIZE.exec(bytes.subarray(at, end).toString('latin1'))
    if (!found) throw new Malformed('a bad chunk size')
    const size = parseInt(found[1]!, 16)
    at = end + 2
    if (size === 0) return { body: Buffer.concat(chunks), size: endOfTrailers(bytes, at) }
    if (bytes.length < at + size + 2) throw new Incomplete()
    chunks.push(bytes.subarray(at, at + size))
    if (bytes.subarray(at + size, at + size + 2).toString('latin1') !== '\r\n')
      throw new Malformed('a chunk does not end')
    at += size + 2
  }
}

function endOfTrailers(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) throw new Incomplete()
    if (end === at) return end + 2
    if (!FIELD.test(bytes.subarray(at, end).toString('latin1')))
      throw new Malformed('a bad trailer')
    at = end + 2
  }
}
