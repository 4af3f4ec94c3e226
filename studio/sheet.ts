import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { recolour } from '../server/pictures/recolour.ts'
import type { Manifest } from './manifest.ts'

/** Colours given to the coloured parts in turn: beige, terracotta, burgundy, black, white, navy, sage. */
const colours = ['#d9c3a0', '#b5573a', '#6d1f2f', '#1b1b1d', '#f6f4ef', '#1f2a48', '#9aa78b']
const ground = '#f0ede7'

/** One WebP of all rendered kinds, a cell for each kind and each of `views` it has. */
export async function contactSheet(
  folder: string,
  manifest: Manifest,
  views: string[],
  cell: number,
  columns: number,
): Promise<Buffer> {
  const shown = Object.entries(manifest).flatMap(([kind, entry]) =>
    views.filter((view) => view in entry.views).map((view) => ({ kind, view, entry })),
  )
  if (shown.length === 0) throw new Error('Nothing has been rendered yet')
  const cells = []
  for (const [index, { kind, view, entry }] of shown.entries()) {
    const read = (file: string) => readFile(path.join(folder, kind, file))
    const numbers = [1, 2].slice(0, entry.views[view])
    const parts = await Promise.all(numbers.map((part) => read(`${view}.${part}.webp`)))
    const chosen = numbers.map((part) => colours[(index + part * 3) % colours.length] ?? ground)
    const pixels = await recolour({ beauty: await read(`${view}.webp`), parts }, chosen)
    const raw = { width: pixels.width, height: pixels.height, channels: 4 as const }
    const image = sharp(pixels.data, { raw }).resize(cell, cell).flatten({ background: ground })
    cells.push({
      input: await image.png().toBuffer(),
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })
  }
  const width = Math.min(columns, shown.length) * cell
  const height = Math.ceil(shown.length / columns) * cell
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(cells)
    .webp({ quality: 72, effort: 5 })
    .toBuffer()
}
