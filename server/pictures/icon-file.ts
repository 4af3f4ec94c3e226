import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export type Icon = { body: string; width: number; height: number }
export type IconFile = { names: ReadonlySet<string>; read: (name: string) => Promise<Icon> }

const newline = 0x0a
const entryStart = /^\t\t"([a-z0-9-]+)": \{$/

/**
 * Opens an Iconify `icons.json`. The file is 100 MB, so it is never parsed whole: one pass notes where each
 * icon stands, and an icon is read from there when asked for. Rests on the tab indentation of the package.
 */
export async function openIconFile(path: string): Promise<IconFile> {
  const places = await findIcons(path)
  if (places.size === 0) throw new Error(`No icons found in ${path}`)
  return {
    names: new Set(places.keys()),
    read: async (name) => {
      const place = places.get(name)
      if (!place) throw new RangeError(`No such icon: ${name}`)
      return readIcon(path, name, place)
    },
  }
}

type Place = { at: number; length: number }

async function findIcons(path: string): Promise<Map<string, Place>> {
  const places = new Map<string, Place>()
  let isInside = false
  let open: { name: string; at: number } | null = null
  for await (const { at, end, text } of shortLines(path)) {
    if (text === '\t"icons": {') isInside = true
    else if (isInside && text.startsWith('\t}')) break
    if (!isInside) continue
    const name = entryStart.exec(text)?.[1]
    if (name) open = { name, at }
    else if (open && text.startsWith('\t\t}')) {
      places.set(open.name, { at: open.at, length: end - open.at })
      open = null
    }
  }
  return places
}

/** Lines with their byte offsets. Long lines, which are the drawings, come as an empty text. */
async function* shortLines(path: string) {
  const longest = 120
  let lineAt = 0
  let chunkAt = 0
  let kept: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, {
    highWaterMark: 1 << 20,
  }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      const end = chunkAt + at
      const isShort = end - lineAt <= longest
      const text = isShort ? Buffer.concat([kept, chunk.subarray(from, at)]).toString() : ''
      yield { at: lineAt, end, text }
      kept = Buffer.alloc(0)
      from = at + 1
      lineAt = end + 1
    }
    const rest = chunk.subarray(from)
    if (kept.length + rest.length <= longest) kept = Buffer.concat([kept, rest])
    chunkAt += chunk.length
  }
}

async function readIcon(path: string, name: string, { at, length }: Place): Promise<Icon> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, at)
    const entry = JSON.parse(`{${buffer.toString().replace(/,\s*$/, '')}}`) as Record<string, Icon>
    const icon = entry[name]
    if (typeof icon?.body !== 'string') throw new Error(`The icon ${name} cannot be read`)
    return { body: icon.body, width: icon.width ?? 32, height: icon.height ?? 32 }
  } finally {
    await file.close()
  }
}
