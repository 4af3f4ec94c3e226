import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '../../cli/bootstrap/steps.mjs'
import { scanFolder } from './shop.ts'

export interface Scan {
  name: string
  /** What it scans, for the list of `npm run scan`. */
  summary: string
  /** Returns how many findings need a review; details are in the report. */
  run: (scan: Scanning) => Promise<number>
}

/** The target of a scan, and where it writes its findings. */
export class Scanning {
  readonly #lines: string[] = []

  constructor(
    readonly name: string,
    readonly origin: string,
    /** The share of the usual time, for testing the scan itself. */
    readonly part: number,
  ) {}

  /** A folder for the files of the tool. */
  folder(): string {
    const folder = scanFolder('reports', this.name)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  tell(line: string): void {
    this.#lines.push(line)
    say(`      ${line}`)
  }

  keep(): string {
    const file = path.join(this.folder(), 'report.txt')
    writeFileSync(file, `${this.#lines.join('\n')}\n`)
    return file
  }
}
