declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  export interface Entry {
    fileName: string
    compressedSize: number
    uncompressedSize: number
    canDecodeFileData(): boolean
  }
  export interface ZipFile {
    entryCount: number
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
    close(): void
  }
  /** Rejects names that lead out of the archive, and entries whose size differs from the announced one. */
  export function openPromise(file: string, options: { autoClose: boolean }): Promise<ZipFile>
}
