import type { ParseArgsOptionsConfig } from 'node:util'
import { z } from 'zod'
import type { Config } from '@/server/config'
import type { Database } from '@/server/db/connection'
import type { UploadFiles } from '@/server/pictures/upload-files'
import { Failure } from '../bootstrap/failure.mjs'

export interface Run {
  call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>
  db: Database
  config: Config
  files: UploadFiles
  values: Record<string, unknown>
  positionals: string[]
}

export interface Command {
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  run: (run: Run) => Promise<void>
}

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** The id among the arguments, first unless the command names something before it. */
export function idOf({ positionals }: Run, place = 0): number {
  const parsed = z.coerce.number().int().positive().safeParse(positionals[place])
  if (!parsed.success)
    throw new Failure('Name the id: a whole number, as `npm run ops -- queue` prints it.')
  if (positionals.length > place + 1)
    throw new Failure(`One id at a time: "${positionals.slice(place + 1).join(' ')}" is too much.`)
  return parsed.data
}

export function wholeNumber(values: Run['values'], name: string): number | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  const parsed = z.coerce.number().int().nonnegative().safeParse(value)
  if (!parsed.success) throw new Failure(`--${name} takes a whole number.`)
  return parsed.data
}

/** An option that a command cannot do without; `why` ends the sentence that asks for it. */
export function needed(values: Run['values'], name: string, why: string): string {
  const value = values[name]
  if (typeof value !== 'string' || value.trim() === '')
    throw new Failure(`Say --${name} "…": ${why}.`)
  return value
}
