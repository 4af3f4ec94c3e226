/**
 * node studio/main.ts render [kind…]  Renders what is missing or changed.
 * node studio/main.ts sheet           Draws a contact sheet of what is rendered.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fetchWeights, listKinds, renderKind, type Quality } from './blender.ts'
import type { Kinds } from './manifest.ts'
import { encodeView, readManifest, writeManifest } from './passes.ts'
import { contactSheet } from './sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: path.join(import.meta.dirname, 'passes') },
    views: { type: 'string', default: '' },
    size: { type: 'string', default: '640' },
    samples: { type: 'string', default: '10' },
    threads: { type: 'string', default: '1' },
    processes: { type: 'string', default: '2' },
    cell: { type: 'string', default: '160' },
    columns: { type: 'string', default: '10' },
    out: { type: 'string', default: 'contact-sheet.webp' },
  },
})
const [command, ...names] = positionals
const chosenViews = values.views.split(',').filter(Boolean)

async function render(): Promise<void> {
  const quality: Quality = {
    size: Number(values.size),
    samples: Number(values.samples),
    threads: Number(values.threads),
  }
  const kinds = await listKinds()
  const manifest = await readManifest(values.folder)
  const unknown = names.filter((name) => !(name in kinds))
  if (unknown.length > 0) throw new Error(`No such kind: ${unknown.join(', ')}`)
  fetchWeights()
  const queue = names.length > 0 ? names : Object.keys(kinds)

  async function renderNext(): Promise<void> {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const kind = kinds[name]
      if (kind) await renderMissing(name, kind)
    }
  }

  async function renderMissing(name: string, kind: Kinds[string]): Promise<void> {
    const fingerprint = `${kind.fingerprint}-${quality.size}`
    const done = manifest[name]?.fingerprint === fingerprint ? manifest[name].views : {}
    const wanted = kind.views.filter(
      (view) => !(view in done) && (chosenViews.length === 0 || chosenViews.includes(view)),
    )
    if (wanted.length === 0) return
    const scratch = await mkdtemp(path.join(tmpdir(), 'studio-'))
    try {
      await renderKind(name, wanted, quality, scratch)
      const views = { ...done }
      for (const view of wanted) {
        const to = path.join(values.folder, name)
        views[view] = await encodeView(path.join(scratch, name), to, view)
      }
      manifest[name] = { noun: kind.noun, fingerprint, views }
      await writeManifest(values.folder, manifest)
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }

  await Promise.all(Array.from({ length: Number(values.processes) }, renderNext))
}

async function sheet(): Promise<void> {
  const views = chosenViews.length > 0 ? chosenViews : ['front', 'three-quarter']
  const manifest = await readManifest(values.folder)
  const [cell, columns] = [Number(values.cell), Number(values.columns)]
  await writeFile(values.out, await contactSheet(values.folder, manifest, views, cell, columns))
  console.log(`Wrote ${values.out}`)
}

if (command === 'render') await render()
else if (command === 'sheet') await sheet()
else {
  console.error('Usage: node studio/main.ts render [kind…] | sheet')
  process.exitCode = 1
}
