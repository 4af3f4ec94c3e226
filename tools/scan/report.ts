import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '../../cli/bootstrap/steps.mjs'
import { scanFolder } from './shop.ts'

export interface Scan {
  name: string
  /** What it tries, for the list of `npm run scan`. */
  summary: string
  /** Answers how many findings need a look; the rest of what it says lies in the report. */
  run: (scan: Scanning) => Promise<number>
}

/** What a scan is given to look at, and where it writes what it found. */
export class Scanning {
  readonly #lines: string[] = []

  constructor(
    readonly name: string,
    readonly origin: string,
    /** Of the usual time, for trying the scan itself. */
    readonly part: number,
  ) {}

  /** A folder for what the tool itself writes. */
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
