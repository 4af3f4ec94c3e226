/** An answer before it is sent. */
export interface Reply {
  status: number
  /** By lower-case name. */
  headers: Record<string, string | string[]>
  body: string | Uint8Array | ReadableStream<Uint8Array> | null
}
