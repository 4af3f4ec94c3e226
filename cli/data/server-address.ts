import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'
import { atShutdown } from '../process/shutdown.ts'

interface Address {
  url: string
  pid: number
}

/** Stores the address of the server for other tools. */
export function publishServer(folder: string, url: string): void {
  const file = fileIn(folder)
  const address: Address = { url, pid: process.pid }
  writeFileSync(file, JSON.stringify(address))
  atShutdown(() => rmSync(file, { force: true }))
}

export function runningServerUrl(folder: string): string | null {
  try {
    const { url, pid } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Address
    return lifeOf(pid) === null ? null : url
  } catch {
    return null
  }
}

const fileIn = (folder: string): string => path.join(folder, 'server.json')
