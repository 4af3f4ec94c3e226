import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export type Icon = { body: string; width: number; height: number }
export type IconFile = { names: ReadonlySet<string>; read: (name: string) => Promise<Icon> }

const newline = 0x0a
const entryStart = /^\t\t"([a-z0-9-]+)": \{$/

/**
 * Opens an Iconify `icons.json`. The file is 100 MB, so it is never parsed completely: one pass
 * indexes the byte ranges of the icons, and each icon is read on demand. Requires the tab
 * indentation of the package.
 */
export async function openIconFile(path: string): Promise<IconFile> {
  const ranges = await indexIcons(path)
  if (ranges.size === 0) throw new Error(`No icons found in ${path}`)
  return {
    names: new Set(ranges.keys()),
    read: async (name) => {
      const range = ranges.get(name)
      if (!range) throw new RangeError(`Unknown icon: ${name}`)
      return readIcon(path, name, range)
    },
  }
}

type ByteRange = { at: number; length: number }

async function indexIcons(path: string): Promise<Map<string, ByteRange>> {
  const ranges = new Map<string, ByteRange>()
  let isInside = false
  let open: { name: string; at: number } | null = null
  for await (const { at, end, text } of shortLines(path)) {
    if (text === '\t"icons": {') isInside = true
    else if (isInside && text.startsWith('\t}')) break
    if (!isInside) continue
    const name = entryStart.exec(text)?.[1]
    if (name) open = { name, at }
    else if (open && text.startsWith('\t\t}')) {
      ranges.set(open.name, { at: open.at, length: end - open.at })
      open = null
    }
  }
  return ranges
}

/** Lines with their byte offsets. The text of long lines, which hold the SVG bodies, is omitted. */
async function* shortLines(path: string) {
  const maxLength = 120
  let lineAt = 0
  let chunkAt = 0
  let pending: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, {
    highWaterMark: 1 << 20,
  }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      const end = chunkAt + at
      const isShort = end - lineAt <= maxLength
      const text = isShort ? Buffer.concat([pending, chunk.subarray(from, at)]).toString() : ''
      yield { at: lineAt, end, text }
      pending = Buffer.alloc(0)
      from = at + 1
      lineAt = end + 1
    }
    const rest = chunk.subarray(from)
    if (pending.length + rest.length <= maxLength) pending = Buffer.concat([pending, rest])
    chunkAt += chunk.length
  }
}

async function readIcon(path: string, name: string, { at, length }: ByteRange): Promise<Icon> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, at)
    const entry = JSON.parse(`{${buffer.toString().replace(/,\s*$/, '')}}`) as Record<string, Icon>
    const icon = entry[name]
    if (typeof icon?.body !== 'string') throw new Error(`Invalid entry of the icon ${name}`)
    return { body: icon.body, width: icon.width ?? 32, height: icon.height ?? 32 }
  } finally {
    await file.close()
  }
}
