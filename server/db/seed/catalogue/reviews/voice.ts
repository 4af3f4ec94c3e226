import type { Tone } from '@/server/db/seed/catalogue/shape'

/**
 * Texts of reviews in one language: positive, neutral, negative, and positive for one product
 * category.
 */
export type Voice = {
  givenNames: string[]
  initials: string[]
  /** The separator of two sentences. */
  gap: '' | ' '
  good: string[]
  fair: string[]
  poor: string[]
  byTone: Record<Tone, string[]>
}
