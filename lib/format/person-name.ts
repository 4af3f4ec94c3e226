import type { User } from '@/contracts/schemas/account'
import type { Locale } from '@/contracts/languages'

const FAMILY_FIRST: readonly Locale[] = ['zh-CN', 'ja', 'ko']

/** Whether the family name is written and asked for first. */
export function isFamilyNameFirst(locale: Locale): boolean {
  return FAMILY_FIRST.includes(locale)
}

/** Chinese and Korean names are written without a space between their parts. */
const WITHOUT_SPACE = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

export function personName(
  { family_name, given_name }: Pick<User, 'family_name' | 'given_name'>,
  locale: Locale,
): string {
  if (!isFamilyNameFirst(locale)) return `${given_name} ${family_name}`
  const isJoined = locale !== 'ja' && WITHOUT_SPACE.test(family_name + given_name)
  return `${family_name}${isJoined ? '' : ' '}${given_name}`
}
