import type { Tone } from '@/server/db/seed/catalogue/shape'

/** What a review expresses: 4 or 5 stars, 3 stars, and 1 or 2 stars. */
export type Mood = 'good' | 'fair' | 'poor'

/**
 * Sentences of reviews in one language: for any product, and for the products of one tone. `{noun}`
 * stands for the kind of the product.
 */
export type Voice = {
  givenNames: string[]
  initials: string[]
  /** The separator of two sentences. */
  gap: '' | ' '
  general: Record<Mood, string[]>
  good: Record<Tone, string[]>
  poor: Record<Tone, string[]>
}

export function moodOf(rating: number): Mood {
  if (rating >= 4) return 'good'
  return rating === 3 ? 'fair' : 'poor'
}
