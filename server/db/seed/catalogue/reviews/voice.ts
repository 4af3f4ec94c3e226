import type { Tone } from '@/server/db/seed/catalogue/shape'

/** How shoppers of one language write: praise, doubt, complaint, and praise of one group of goods. */
export type Voice = {
  givenNames: string[]
  initials: string[]
  /** What stands between two sentences. */
  gap: '' | ' '
  good: string[]
  fair: string[]
  poor: string[]
  byTone: Record<Tone, string[]>
}
