export interface StoredFile {
  name: string
  changedAt: Date
}

/**
 * Where pictures lie: a folder, or a bucket. Names are this product's own, never a shopper's, with `/` between folders;
 * what is written under one is always the same.
 */
export interface UploadFiles {
  /** A name is there whole or not at all. */
  write: (name: string, content: Uint8Array) => Promise<void>
  read: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
  /**
   * Adds to the end of what began as an empty file, if that is where `offset` points. Gives the size it then has, which
   * never becomes less, and null when there is no such file.
   */
  append: (name: string, offset: number, content: Uint8Array) => Promise<number | null>
  /** Everything in the folder and below it. */
  list: (folder: string) => AsyncIterable<StoredFile>
  /** Where phones can fetch a file by themselves: an address that is good for a minute. Null when they cannot. */
  addressFor: ((name: string) => Promise<string>) | null
}

/** The store does not answer, or not in time; the same may well succeed in a moment. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super('The store of files does not answer', { cause })
    this.name = 'FilesAway'
  }
}
