/** A call that Sampan rejected, or that was not answered. The message names the call and the cause. */
export class CallError extends Error {
  override readonly name = 'CallError'

  constructor(
    /** The method and path, for example `POST /api/order/pay`. */
    readonly call: string,
    /** The code of the envelope; 0 without a response. */
    readonly code: number,
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    reason: string,
    /** The data of the envelope, for example `{ tries_left: 4 }`. */
    readonly data: unknown = null,
    options?: ErrorOptions,
  ) {
    super(`${call} ${reason}`, options)
  }
}

/** The fields that a 422 names, as text; empty without any. */
export function fieldsIn(data: unknown): string {
  const fields = (data as { fields?: Record<string, string> } | null)?.fields ?? {}
  return Object.entries(fields)
    .map(([name, message]) => `${name}: ${message}`)
    .join('; ')
}
