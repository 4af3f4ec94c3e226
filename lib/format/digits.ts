import { plainDigits } from '@/contracts/plain-digits'

/** The digits of typed or pasted text, converted to ASCII, without all other characters. */
export const digitsOf = (typed: string): string => plainDigits(typed).replace(/\D/g, '')
