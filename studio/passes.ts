import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeBeauty, encodePart } from './encode.ts'
import { Manifest } from './manifest.ts'

/** Encodes the PNG files of one view into the passes folder. Returns the number of coloured parts. */
export async function encodeView(from: string, to: string, view: string): Promise<number> {
  await mkdir(to, { recursive: true })
  const png = await readFile(path.join(from, `${view}.png`))
  await writeFile(path.join(to, `${view}.webp`), await encodeBeauty(png))
  let parts = 0
  for (const part of [1, 2]) {
    const file = path.join(from, `${view}.${part}.png`)
    if (!existsSync(file)) break
    await writeFile(path.join(to, `${view}.${part}.webp`), await encodePart(await readFile(file)))
    parts = part
  }
  return parts
}

export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, 'manifest.json')
  return existsSync(file) ? Manifest.parse(JSON.parse(await readFile(file, 'utf8'))) : {}
}

/** Replaces the manifest in one step, so that an interrupted run can resume. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'manifest.json')
  await writeFile(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
