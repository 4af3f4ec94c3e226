import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { getAdminSettings, updateAdminShipping, updateAdminTax } from '@/contracts/admin-settings'
import type { DataOf } from '@/contracts/endpoint'
import { Failure } from '../bootstrap/failure.mjs'
import type { Command, Run } from './command'
import { print } from './terminal'

type Settings = DataOf<typeof getAdminSettings>

export const settingCommands: Record<string, Command> = {
  shipping: {
    usage: '[file.json]',
    summary:
      'Replaces the shipping zones and rates (docs/shipping.md). Without a file it prints the present ones, in the form of the file.',
    run: (run) => showOrReplace(run, 'shipping', updateAdminShipping.path),
  },
  tax: {
    usage: '[file.json]',
    summary:
      'Replaces the tax rates by country (docs/shipping.md). Without a file it prints the present ones, in the form of the file.',
    run: (run) => showOrReplace(run, 'tax', updateAdminTax.path),
  },
}

async function showOrReplace(run: Run, key: 'shipping' | 'tax', path: string): Promise<void> {
  const [file, ...others] = run.positionals
  if (others.length > 0) throw new Failure('Give one file.')
  const value = file === undefined ? null : await objectIn(file)
  const present = ((await run.call('GET', getAdminSettings.path)) as Settings)[key]
  if (value === null) {
    print(...JSON.stringify({ ...present, version: undefined }, null, 2).split('\n'))
    return
  }
  await run.call('POST', path, { ...value, version: present.version })
  print(`${key === 'tax' ? 'Tax' : 'Shipping'} changed. It applies to new orders.`)
}

async function objectIn(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`There is no file ${file}.`)
  })
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch (error) {
    const why = error instanceof SyntaxError ? `: ${error.message}` : ''
    throw new Failure(`${file} is not a JSON object${why}.`)
  }
}
