import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const SHEET_WIDTH = 2400
const GAP = 16

/** Draws one sheet per language, size and theme, so that differences are visible; returns how many. */
export async function drawSheets(folder: string): Promise<number> {
  const sets = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(light|dark)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const set of sets) await drawSheet(folder, set)
  return sets.length
}

async function drawSheet(folder: string, set: string): Promise<void> {
  const files = readdirSync(set).filter((name) => name.endsWith('.png'))
  const [first] = files
  if (!first) return
  const { width, height } = await sharp(path.join(set, first)).metadata()
  const columns = width < height ? (width > 500 ? 7 : 10) : 5
  const tile = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP
  const tall = Math.round((tile * height) / width)
  const rows = Math.ceil(files.length / columns)
  const pictures = await Promise.all(
    files.map(async (name, at) => ({
      input: await sharp(path.join(set, name)).resize(tile, tall, { fit: 'cover' }).toBuffer(),
      left: GAP + (at % columns) * (tile + GAP),
      top: GAP + Math.floor(at / columns) * (tall + GAP),
    })),
  )
  const canvas = {
    width: SHEET_WIDTH,
    height: GAP + rows * (tall + GAP),
    channels: 3 as const,
    background: '#8a8f98',
  }
  const name = `${path.relative(folder, set).replaceAll(path.sep, '-')}.webp`
  await sharp({ create: canvas })
    .composite(pictures)
    .webp({ quality: 82 })
    .toFile(path.join(folder, name))
}
