import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { RenderedView } from './recolour'
import type { ProductView } from './recipe'

/** The studio's rendered views (studio/README.md). */
const folder = path.join(process.cwd(), 'studio', 'passes')

const Manifest = z.record(
  z.string(),
  z.object({ views: z.record(z.string(), z.number().int().min(0).max(2)) }),
)

let manifest: Map<string, Record<string, number>> | undefined

/** The number of coloured parts in each view, by kind. */
function kinds() {
  manifest ??= new Map(
    Object.entries(
      Manifest.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))),
    ).map(([kind, { views }]) => [kind, views]),
  )
  return manifest
}

export function isRendered(kind: string, view: ProductView): boolean {
  return kinds().get(kind)?.[view] !== undefined
}

export async function readView(kind: string, view: ProductView): Promise<RenderedView> {
  const count = kinds().get(kind)?.[view]
  if (count === undefined) throw new RangeError(`Not rendered: ${kind} ${view}`)
  const read = (name: string) => readFile(path.join(folder, kind, `${name}.webp`))
  const [beauty, ...parts] = await Promise.all([
    read(view),
    ...[1, 2].slice(0, count).map((part) => read(`${view}.${part}`)),
  ])
  return { beauty, parts }
}
