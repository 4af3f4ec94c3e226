/** Where a server stands in the log of the primary, as PostgreSQL writes it: `16/B374D848`. */
export const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** As a number that grows; what is no position is before all of them. */
export function positionOf(text: string | null | undefined): bigint {
  if (!text || !POSITION.test(text)) return 0n
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
