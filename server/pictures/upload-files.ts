export interface StoredFile {
  name: string
  changedAt: Date
}

/**
 * Storage of uploaded pictures: a folder or a bucket. The server generates the names, with `/`
 * between folders, and never stores different content under one name.
 */
export interface UploadFiles {
  /** Atomic: readers see the complete file or none. */
  write: (name: string, content: Uint8Array) => Promise<void>
  read: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
  /**
   * Appends to a file that was created empty if `offset` is its current size. Returns the resulting
   * size, which never decreases, or null if the file does not exist.
   */
  append: (name: string, offset: number, content: Uint8Array) => Promise<number | null>
  /** All files in the folder and its subfolders. */
  list: (folder: string) => AsyncIterable<StoredFile>
  /**
   * A signed URL, valid for one minute, from which clients can download the file. Null if the
   * storage has none.
   */
  signedUrl: ((name: string) => Promise<string>) | null
}

/** The storage does not respond or timed out. A later retry may succeed. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The file storage does not respond', { cause })
    this.name = 'StorageUnavailable'
  }
}
