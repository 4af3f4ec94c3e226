/** A position in the primary's write-ahead log, as PostgreSQL prints it: `16/B374D848`. */
export const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** Converts a position to a number; invalid text gives 0, which is before all positions. */
export function positionOf(text: string | null | undefined): bigint {
  if (!text || !POSITION.test(text)) return 0n
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
