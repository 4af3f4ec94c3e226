import { plainDigits } from './plain-digits'

interface PostalRule {
  pattern: RegExp
  example: string
}

const rule = (pattern: RegExp, example: string): PostalRule => ({ pattern, example })
const five = (example: string) => rule(/^\d{5}$/, example)
const four = (example: string) => rule(/^\d{4}$/, example)
const six = (example: string) => rule(/^\d{6}$/, example)

const RULES: Record<string, PostalRule> = {
  AT: four('1010'),
  AU: four('2000'),
  BE: four('1000'),
  BR: rule(/^\d{5}-?\d{3}$/, '01310-100'),
  CA: rule(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'K1A 0B1'),
  CH: four('8001'),
  CN: six('100000'),
  CZ: rule(/^\d{3} ?\d{2}$/, '110 00'),
  DE: five('10115'),
  DK: four('1050'),
  ES: five('28001'),
  FI: five('00100'),
  FR: five('75001'),
  GB: rule(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'SW1A 1AA'),
  ID: five('10110'),
  IN: rule(/^[1-9]\d{2} ?\d{3}$/, '110001'),
  IT: five('00118'),
  JP: rule(/^\d{3}-?\d{4}$/, '100-0001'),
  KH: rule(/^\d{5,6}$/, '120101'),
  KR: five('04524'),
  LA: five('01000'),
  MM: five('11181'),
  MX: five('06000'),
  MY: five('50000'),
  NL: rule(/^\d{4} ?[A-Z]{2}$/, '1012 JS'),
  NO: four('0150'),
  NZ: four('6011'),
  PH: four('1000'),
  PL: rule(/^\d{2}-\d{3}$/, '00-001'),
  PT: rule(/^\d{4}-\d{3}$/, '1000-001'),
  RU: six('101000'),
  SE: rule(/^\d{3} ?\d{2}$/, '111 20'),
  SG: six('018956'),
  TH: five('10500'),
  TR: five('34000'),
  TW: rule(/^\d{3}(\d{2,3})?$/, '100'),
  UA: five('01001'),
  US: rule(/^\d{5}(-\d{4})?$/, '94103'),
  VN: rule(/^\d{5,6}$/, '10000'),
  ZA: four('0001'),
}

const COUNTRIES_WITHOUT = new Set([
  'AE',
  'AG',
  'AO',
  'AW',
  'BS',
  'BZ',
  'FJ',
  'GH',
  'HK',
  'MO',
  'QA',
])

/** The postal code format of a country; undefined when it is unknown, and then nothing is checked. */
export const postalRuleOf = (country: string): PostalRule | undefined =>
  Object.hasOwn(RULES, country) ? RULES[country] : undefined

export const hasPostalCodes = (country: string): boolean => !COUNTRIES_WITHOUT.has(country)

/** Normalises full-width letters and hyphens of Japanese keyboards. */
export function plainPostalCode(typed: string): string {
  return plainDigits(typed).replace(/\s+/g, ' ').trim().toUpperCase()
}
