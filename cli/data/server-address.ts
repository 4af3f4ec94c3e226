import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'
import { atShutdown } from '../process/shutdown.ts'

interface Address {
  url: string
  /** Of the console. */
  consoleUrl?: string
  pid: number
}

/** Stores the address of the server for other tools. */
export function publishServer(folder: string, url: string, consoleUrl?: string): void {
  const file = fileIn(folder)
  const address: Address = { url, ...(consoleUrl && { consoleUrl }), pid: process.pid }
  writeFileSync(file, JSON.stringify(address))
  atShutdown(() => rmSync(file, { force: true }))
}

export function runningServer(folder: string): Address | null {
  try {
    const address = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Address
    return lifeOf(address.pid) === null ? null : address
  } catch {
    return null
  }
}

const fileIn = (folder: string): string => path.join(folder, 'server.json')
