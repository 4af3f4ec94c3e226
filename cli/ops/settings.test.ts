import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getAdminSettings, updateAdminShipping, updateAdminTax } from '@/contracts/admin-settings'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import type { Run } from './command'
import { settingCommands } from './settings'

let test: TestBackend
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-settings-'))
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const BY_PATH = {
  [getAdminSettings.path]: getAdminSettings,
  [updateAdminShipping.path]: updateAdminShipping,
  [updateAdminTax.path]: updateAdminTax,
}

/** The lines that the command prints. */
async function run(name: 'shipping' | 'tax', ...positionals: string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  log.mockClear()
  const call: Run['call'] = async (_, address, body) => {
    const { code, msg, data } = await test.ask(BY_PATH[address]!, body ?? {})
    if (code !== 1) throw new Error(msg)
    return data
  }
  await settingCommands[name]!.run({ call, positionals } as unknown as Run)
  return log.mock.calls.map(([line]) => String(line)).join('\n')
}

function fileOf(text: string): string {
  const file = path.join(folder, 'settings.json')
  writeFileSync(file, text)
  return file
}

const THAILAND = { name: 'Thailand', countries: ['TH'], rates: [{ price: 300 }] }

it('replaces the zones with those of a file, and prints them in its form', async () => {
  expect(JSON.parse(await run('shipping'))).toEqual({ zones: [] })
  expect(await run('shipping', fileOf(JSON.stringify({ zones: [THAILAND] })))).toBe(
    'Shipping changed. It applies to new orders.',
  )
  const printed = await run('shipping')
  expect(JSON.parse(printed)).toMatchObject({ zones: [THAILAND] })
  await run('shipping', fileOf(printed))
  expect(await run('shipping')).toBe(printed)
})

it('replaces the tax', async () => {
  const countries = [{ country: 'TH', basis_points: 700, kind: 'included' }]
  await run('tax', fileOf(JSON.stringify({ countries })))
  expect(JSON.parse(await run('tax'))).toEqual({ countries })
})

it('explains what is wrong with the file', async () => {
  await expect(run('tax', path.join(folder, 'none.json'))).rejects.toThrow('There is no file')
  await expect(run('tax', fileOf('{\n"a":,}'))).rejects.toThrow(
    /is not a JSON object: Unexpected token/,
  )
  await expect(run('tax', fileOf('[]'))).rejects.toThrow('is not a JSON object')
  await expect(run('tax', fileOf('{}'), 'other.json')).rejects.toThrow('Give one file')
  await expect(run('tax', fileOf('{ "countries": 1 }'))).rejects.toThrow('not valid')
})
