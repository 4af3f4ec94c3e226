import type { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { FILE_LIMITS, UnreadableFile } from '@/server/domain/imports/problem'
import { failureOf } from '@/server/domain/imports/reason'
import type { ImportHints } from './hints'

/** A file to import; it is read twice, so a stream can be opened again. */
export interface ImportFile {
  name: string
  open: () => Readable
  bytes: number
  maxLines?: number
}

const HEAD_BYTES = 4100
const MARKS: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * The text of a file in pieces. UTF-8, and UTF-16 in both orders, are detected; an older encoding must be named,
 * because a wrong guess would import unreadable texts.
 */
export async function* textOfFile(
  file: ImportFile,
  encoding: string | undefined,
  hints: ImportHints,
): AsyncGenerator<string> {
  const { maxLines = Infinity } = file
  let decoder: TextDecoder | undefined
  let line = 1
  for await (const piece of piecesOf(file)) {
    decoder ??= decoderOf(encoding ?? (await encodingOf(file.name, piece)))
    const text = decode(decoder, line, hints, piece)
    if (text.includes('\0')) throw new UnreadableFile(failureOf('notText'), line)
    line += text.split('\n').length - 1
    if (line > maxLines) throw new UnreadableFile(failureOf('tooManyLines', { max: maxLines }))
    if (text !== '') yield text
  }
  if (!decoder) throw new UnreadableFile(failureOf('fileEmpty'))
  const rest = decode(decoder, line, hints)
  if (rest !== '') yield rest
}

/** The first piece is long enough to recognise the kind of file. */
async function* piecesOf({ open, bytes }: ImportFile): AsyncGenerator<Buffer> {
  if (bytes > FILE_LIMITS.gib * 1024 ** 3)
    throw new UnreadableFile(failureOf('fileTooLarge', { max: FILE_LIMITS.gib }))
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const piece of open() as AsyncIterable<Buffer>) {
    if (!head) {
      yield piece
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < HEAD_BYTES) continue
    yield head
    head = undefined
  }
  if (head && head.length > 0) yield head
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new UnreadableFile(failureOf('encodingUnknown', { encoding }))
  }
}

function decode(decoder: TextDecoder, line: number, hints: ImportHints, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    const encoding = decoder.encoding.toUpperCase()
    throw new UnreadableFile(failureOf(hints.encoding, { encoding }), line)
  }
}

async function encodingOf(name: string, head: Buffer): Promise<string> {
  for (const [encoding, mark] of MARKS)
    if (head.subarray(0, mark.length).equals(Buffer.from(mark))) return encoding
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  if (type && type.mime !== 'application/xml')
    throw new UnreadableFile(failureOf('fileType', { name, type: type.ext }))
  return encodingOfZeros(head)
}

/** In UTF-16, every second byte of Latin text is zero. */
function encodingOfZeros(head: Buffer): string {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even, odd] = zeros as [number, number]
  if (odd > head.length / 8 && even === 0) return 'utf-16le'
  if (even > head.length / 8 && odd === 0) return 'utf-16be'
  return 'utf-8'
}
