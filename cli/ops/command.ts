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

/** `1 order`, `2 orders`. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Parses the id, the first argument unless the command takes another one before it. */
export function idOf({ positionals }: Run, place = 0): number {
  const parsed = z.coerce.number().int().positive().safeParse(positionals[place])
  if (!parsed.success)
    throw new Failure('Give the id: a whole number, as printed by `npm run ops -- queue`.')
  if (positionals.length > place + 1)
    throw new Failure(`Give only one id; unexpected: "${positionals.slice(place + 1).join(' ')}".`)
  return parsed.data
}

/** `unit` completes the error message. */
export function wholeNumber(
  values: Run['values'],
  name: string,
  unit?: string,
): number | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  const parsed = z.coerce.number().int().nonnegative().safeParse(value)
  if (!parsed.success)
    throw new Failure(`--${name} takes a whole number${unit ? ` of ${unit}` : ''}.`)
  return parsed.data
}

/** A required option; `why` completes the error message. */
export function needed(values: Run['values'], name: string, why: string): string {
  const value = values[name]
  if (typeof value !== 'string' || value.trim() === '')
    throw new Failure(`Missing --${name} "…": ${why}.`)
  return value
}
