import { plainDigits } from '@/contracts/plain-digits'

/** Basis points (1/100 of a per cent) of a typed percentage; the text itself if it is none, null if it is empty. */
export function basisPointsOf(typed: string): number | string | null {
  const text = plainDigits(typed).replace(/%$/, '').trim()
  if (text === '') return null
  if (!/^\d{1,3}(?:\.\d{0,2})?$/.test(text)) return typed
  return Math.round(Number(text) * 100)
}
