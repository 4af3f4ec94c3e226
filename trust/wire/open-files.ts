import { readdirSync, readlinkSync } from 'node:fs'
import { residentMb } from '../load/memory'

/** Open files of an idle server. */
export interface ResourceUsage {
  sockets: number
  files: number
  mb: number
  /** Descriptions of the open files, for the report. */
  names: string[]
}

/** Null where the system does not provide it. */
export function resourceUsageOf(pid: number): ResourceUsage | null {
  try {
    const folder = `/proc/${pid}/fd`
    const links = readdirSync(folder).map((name) => linkOf(`${folder}/${name}`))
    const sockets = links.filter((link) => link.startsWith('socket:')).length
    const names = links.filter((link) => !link.startsWith('socket:'))
    return { sockets, files: names.length, mb: residentMb(pid) ?? 0, names }
  } catch {
    return null
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
