import { Readable } from 'node:stream'

const BLOCK = 512
const NAME = { at: 0, length: 100 }
const SIZE = { at: 124, length: 12 }
const CHECKSUM = { at: 148, length: 8 }

export interface Entry {
  name: string
  content: Buffer
}

/** Creates a tar archive; one file at a time is in memory. */
export function tarOf(entries: AsyncIterable<Entry>): Readable {
  return Readable.from(blocksOf(entries))
}

async function* blocksOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield headerOf(name, content.length)
    yield content
    yield Buffer.alloc(-content.length & (BLOCK - 1))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Owner, times and links are zero. */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME.length)
    throw new Error(
      `the name ${name} is longer than the ${NAME.length} bytes that an archive keeps`,
    )
  const header = Buffer.alloc(BLOCK)
  header.write(name, NAME.at, NAME.length)
  header.write('0000600', 100)
  header.write('0000000', 108)
  header.write('0000000', 116)
  header.write(octal(size, SIZE.length), SIZE.at)
  header.write('00000000000', 136)
  header.write('0', 156)
  header.write('ustar', 257)
  header.write('00', 263)
  header.fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, CHECKSUM.length - 1)}\0`, CHECKSUM.at)
  return header
}

const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')

/** The files of an archive that `tarOf` created, in order. */
export async function* entriesOf(archive: Readable): AsyncGenerator<Entry> {
  const source = new Blocks(archive)
  for (;;) {
    const header = await source.take(BLOCK)
    if (header[0] === 0) return
    const name = header.toString('utf8', NAME.at, NAME.length).replace(/\0.*$/, '')
    const size = Number.parseInt(header.toString('latin1', SIZE.at, SIZE.at + SIZE.length), 8)
    const padded = await source.take(size + (-size & (BLOCK - 1)))
    yield { name, content: padded.subarray(0, size) }
  }
}

class Blocks {
  readonly #chunks: AsyncIterator<Buffer, undefined>
  #rest: Buffer = Buffer.alloc(0)

  constructor(archive: Readable) {
    this.#chunks = archive[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  }

  async take(length: number): Promise<Buffer> {
    const parts = [this.#rest]
    let held = this.#rest.length
    while (held < length) {
      const next = await this.#chunks.next()
      if (next.done) throw new Error('the archive is truncated')
      parts.push(next.value)
      held += next.value.length
    }
    const all = Buffer.concat(parts)
    this.#rest = all.subarray(length)
    return all.subarray(0, length)
  }
}
