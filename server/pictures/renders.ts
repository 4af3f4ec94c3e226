import { createHash } from 'node:crypto'
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

/** A revision of all renders, and the number of coloured parts in each view, by kind. */
type Renders = { revision: string; kinds: Map<string, Record<string, number>> }

let renders: Renders | undefined

function readRenders(): Renders {
  const text = readFileSync(path.join(folder, 'manifest.json'), 'utf8')
  return {
    revision: createHash('sha256').update(text).digest('hex').slice(0, 16),
    kinds: new Map(
      Object.entries(Manifest.parse(JSON.parse(text))).map(([kind, { views }]) => [kind, views]),
    ),
  }
}

const kinds = () => (renders ??= readRenders()).kinds

/** Differs after the studio has rendered any kind again: the manifest has a fingerprint of every kind. */
export const rendersRevision = () => (renders ??= readRenders()).revision

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
