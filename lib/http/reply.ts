/** A response before it is sent. */
export interface Reply {
  status: number
  /** Keys are lower-case names. */
  headers: Record<string, string | string[]>
  body: string | Uint8Array | ReadableStream<Uint8Array> | null
}
