import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isLocale } from '@/contracts/languages'
import { UnreadableFile, type Problem } from '@/server/domain/imports/problem'
import { findShops } from '@/server/repositories/catalogue-import'
import * as imports from '@/server/repositories/imports'
import { EXPORT_FORMATS, exportCatalogue } from '@/server/services/imports/export-catalogue'
import { COMMAND_HINTS } from '@/server/services/imports/hints'
import { openImageFolder } from '@/server/services/imports/image-folder'
import { UnreadableArchive } from '@/server/services/imports/image-zip'
import { runImport, type ImportOptions } from '@/server/services/imports/run-import'
import type { ImportFile } from '@/server/services/imports/text-of-file'
import { Failure } from '../bootstrap/failure.mjs'
import type { Command, Run } from './command'
import { startProgress } from './import-progress'
import { fileOutput, print } from './terminal'

const PAGE = 1000
/** Below the server, which shares the processors with an import. */
const NICE = 5

export const importCommands: Record<string, Command> = {
  import: {
    usage:
      '<file>… [--dry-run] [--shop <handle>] [--images <folder or .zip>] [--resume] [--language en|zh-CN|ja|ko|th] [--category <key>] [--encoding <name>] [--json]',
    summary:
      'Imports products: CSV or JSON Lines (docs/import.md), or a product export of Shopify. Prints every rejected line, with --json as JSON. --dry-run only reports. --resume continues an interrupted import of the same file. --language and --category complete files of Shopify.',
    options: {
      'dry-run': { type: 'boolean' },
      shop: { type: 'string' },
      images: { type: 'string' },
      resume: { type: 'boolean' },
      language: { type: 'string' },
      category: { type: 'string' },
      encoding: { type: 'string' },
      json: { type: 'boolean' },
    },
    run: async (run) => {
      // The shop goes first: pages are served while an import runs.
      setPriority(NICE)
      if (run.positionals.length === 0) throw new Failure('Give the files to import.')
      for (const file of run.positionals) await importOne(run, path.resolve(file))
    },
  },
  export: {
    usage: '[--format csv|jsonl] [--shop <handle>] [--output <file>]',
    summary:
      'Exports the catalogue, or one shop, for `import`. Without --output it prints to the standard output; `npm run --silent ops -- export > file` keeps the lines of npm out of it.',
    options: {
      format: { type: 'string', default: 'csv' },
      shop: { type: 'string' },
      output: { type: 'string' },
    },
    run: async ({ db, config, values }) => {
      const format = EXPORT_FORMATS.find((name) => name === values.format)
      if (!format) throw new Failure('--format takes csv or jsonl.')
      const shop = textOf(values.shop)
      const shopIds = shop === undefined ? null : [await shopIdOf(db, shop)]
      const pieces = exportCatalogue({ db, config }, format, shopIds)
      const output = textOf(values.output)
      const target = output === undefined ? fileOutput() : createWriteStream(output)
      await pipeline(Readable.from(pieces), target, { end: output !== undefined })
    },
  },
}

async function shopIdOf(db: Run['db'], handle: string): Promise<number> {
  const found = (await findShops(db, null, [handle])).get(handle)
  if (!found) throw new Failure(`There is no shop "${handle}".`)
  return found.id
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function optionsOf({ values }: Run): ImportOptions {
  const locale = values.language ?? 'en'
  if (!isLocale(locale)) throw new Failure('--language takes en, zh-CN, ja, ko or th.')
  return {
    isDryRun: values['dry-run'] === true,
    shop: textOf(values.shop),
    category: textOf(values.category),
    encoding: textOf(values.encoding),
    locale,
  }
}

async function importOne(run: Run, file: string): Promise<void> {
  const { config, files, db, values } = run
  const source = await sourceOf(file)
  const options = optionsOf(run)
  const place = textOf(values.images)
  const folder = place === undefined ? null : await imagesAt(place)
  const printProblem = (problem: PrintedProblem) =>
    print(lineOf(file, problem, values.json === true))
  const progress = startProgress(source.name)
  try {
    const counts = await runImport({
      services: { config, files, db },
      file: source,
      options,
      scope: null,
      folder,
      hints: COMMAND_HINTS,
      onProblems: (problems) => problems.forEach(printProblem),
      onProgress: progress.show,
      recordFor: async (session, { digest }) => {
        if (options.isDryRun) return null
        const row = {
          digest,
          options: {
            ...options,
            encoding: options.encoding ?? null,
            shop: options.shop ?? null,
            category: options.category ?? null,
          },
        }
        const found =
          values.resume === true ? await imports.findUnfinished(session.db, row) : undefined
        if (!found)
          return imports.add(session.db, {
            ...row,
            ...NOBODY,
            fileName: source.name,
            isDryRun: false,
          })
        await printEarlier(found, printProblem)
        return found
      },
    })
    progress.end()
    print(summaryOf(source.name, counts, options.isDryRun))
    if (counts.rejected > 0) process.exitCode = 1
  } catch (error) {
    throw error instanceof UnreadableFile
      ? new Failure(`${source.name}: ${error.message} Nothing was imported.`)
      : error
  } finally {
    progress.end()
  }

  async function printEarlier({ id }: imports.ImportRow, show: (problem: PrintedProblem) => void) {
    for (let after = 0; ;) {
      const page = await imports.problemsOf(run.db, id, after, PAGE)
      page.forEach(show)
      if (page.length < PAGE) return
      after = page.at(-1)!.position
    }
  }
}

const NOBODY = { staffId: null, staffName: null, shopIds: null }

async function sourceOf(file: string): Promise<ImportFile> {
  const stats = await stat(file).catch(() => null)
  if (!stats?.isFile()) throw new Failure(`There is no file ${file}.`)
  return { name: path.basename(file), bytes: stats.size, open: () => createReadStream(file) }
}

const imagesAt = (place: string) =>
  openImageFolder(place).catch((error: unknown) => {
    throw new Failure(
      error instanceof UnreadableArchive
        ? error.message
        : `There is no folder or ZIP archive ${place}.`,
    )
  })

type PrintedProblem = Pick<Problem, 'line' | 'field' | 'reason'>

function lineOf(file: string, { line, field, reason }: PrintedProblem, isJson: boolean): string {
  if (isJson) return JSON.stringify({ file, line, field, reason })
  return `${file}:${line}: ${field === null ? '' : `${field} `}${reason}`
}

function summaryOf(name: string, counts: imports.ImportCounts, isDryRun: boolean): string {
  const { done, added, changed, unchanged, rejected, skusAdded, skusRetired } = counts
  const parts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected`
  const hasOthers = skusAdded + skusRetired > 0
  const skus = hasOthers
    ? ` SKUs of products that existed: ${skusAdded} added, ${skusRetired} retired.`
    : ''
  return `${name}: ${done} products: ${parts}.${skus}${isDryRun ? ' This was a dry run: nothing was written.' : ''}`
}
