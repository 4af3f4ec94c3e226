import type { Random } from '@/server/db/seed/catalogue/random'
import type { SeedLocale, Texts, Tone } from '@/server/db/seed/catalogue/shape'
import { chineseVoice } from './chinese'
import { englishVoice } from './english'
import { japaneseVoice } from './japanese'
import { koreanVoice } from './korean'
import { thaiVoice } from './thai'
import type { Mood, Voice } from './voice'

export const VOICES: Texts<Voice> = {
  en: englishVoice,
  'zh-CN': chineseVoice,
  ja: japaneseVoice,
  ko: koreanVoice,
  th: thaiVoice,
}

export type Sentences = {
  /** Whether there are still sentences that no review of the product uses. */
  hasMore(locale: SeedLocale, mood: Mood): boolean
  /** One or two sentences that no other review of the product uses. */
  take(locale: SeedLocale, mood: Mood): string
}

function all(voice: Voice, tone: Tone, mood: Mood): string[] {
  return mood === 'fair' ? voice.general.fair : [...voice.general[mood], ...voice[mood][tone]]
}

/** The sentences for the reviews of one product. */
export function sentencesFor(random: Random, noun: Texts<string>, tone: Tone): Sentences {
  const pools = new Map<string, string[]>()
  const poolOf = (locale: SeedLocale, mood: Mood) => {
    const key = `${locale} ${mood}`
    const pool = pools.get(key) ?? all(VOICES[locale], tone, mood)
    if (!pools.has(key)) pools.set(key, [...pool])
    return pools.get(key) ?? []
  }
  const next = (pool: string[], isAllowed: (sentence: string) => boolean) => {
    const allowed = pool.filter(isAllowed)
    const chosen = allowed[random.between(0, allowed.length - 1)] ?? ''
    pool.splice(pool.indexOf(chosen), 1)
    return chosen
  }
  return {
    hasMore: (locale, mood) => poolOf(locale, mood).length > 0,
    take: (locale, mood) => {
      const pool = poolOf(locale, mood)
      const chosen = [next(pool, () => true)]
      // Two sentences in a row do not both name the product.
      if (pool.length > 12 && random.chance(0.5)) chosen.push(next(pool, (one) => !names(one)))
      return chosen.map((sentence) => withNoun(sentence, noun[locale])).join(VOICES[locale].gap)
    },
  }
}

const names = (sentence: string) => sentence.includes('{noun}')

function withNoun(sentence: string, noun: string): string {
  const filled = sentence.replace('{noun}', noun)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
