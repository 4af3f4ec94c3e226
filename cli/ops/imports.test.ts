import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { csvOf, productRow } from '@/server/testing/import-files'
import type { Run } from './command'
import { importCommands } from './imports'

jest.mock('node:os', () => ({ ...jest.requireActual<object>('node:os'), setPriority: jest.fn() }))

let test: TestBackend
let folder: string
beforeAll(async () => {
  test = await openTestBackend()
  folder = await mkdtemp(path.join(os.tmpdir(), 'ops-import-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await test.close()
})

/** The lines that `import` prints for a file with this content. */
async function run(content: string, values: Run['values'] = {}): Promise<string[]> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  log.mockClear()
  const file = path.join(folder, 'products.csv')
  await writeFile(file, content)
  const { config, files, db } = test.backend.services
  await importCommands.import!.run({ config, files, db, values, positionals: [file] } as never)
  process.exitCode = 0
  return log.mock.calls.map(([line]) => String(line).replace(`${folder}/`, ''))
}

const sizes = (...values: string[]) =>
  csvOf(
    values.map((value) =>
      productRow({
        handle: 'tee',
        sku: `TEE-${value}`,
        option1_name_en: 'Size',
        option1_value_en: value,
      }),
    ),
  )

it('says how many SKUs of products that existed are added and retired', async () => {
  const counts = (added: number, changed: number) =>
    `products.csv: 1 products: ${added} added, ${changed} changed, 0 unchanged, 0 rejected.`
  expect(await run(sizes('S', 'M', 'L'))).toEqual([counts(1, 0)])
  const other = sizes('Red').replaceAll('Size', 'Colour')
  const skus = 'SKUs of products that existed: 1 added, 3 retired.'
  expect(await run(other, { 'dry-run': true })).toEqual([
    `${counts(0, 1)} ${skus} This was a dry run: nothing was written.`,
  ])
  expect(await run(other)).toEqual([`${counts(0, 1)} ${skus}`])
  expect(await run(sizes('S', 'M'))).toEqual([
    `${counts(0, 1)} SKUs of products that existed: 2 added, 1 retired.`,
  ])
})
