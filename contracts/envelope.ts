/** The wrapper of every response. */
export interface Envelope {
  code: number
  msg: string
  /** Server time in Unix seconds. */
  time: number
  data: unknown
}

/** The envelope of a response body, or null if the body is not one. */
export function readEnvelope(text: string): Envelope | null {
  try {
    return envelopeOf(JSON.parse(text))
  } catch {
    return null
  }
}

function envelopeOf(value: unknown): Envelope | null {
  if (typeof value !== 'object' || value === null || !('data' in value)) return null
  const { code, msg, time } = value as Partial<Envelope>
  const isEnvelope = Number.isSafeInteger(code) && typeof msg === 'string' && Number.isFinite(time)
  return isEnvelope ? (value as Envelope) : null
}
