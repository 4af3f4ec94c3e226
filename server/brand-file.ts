import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
// Plain Node runs this file for web/, so it cannot use the alias.
/* oxlint-disable import/no-relative-parent-imports */
import {
  BRAND_VARIABLE,
  COLOUR_NAMES,
  TAB_NAMES,
  type Brand,
  type ColourName,
  type LogoNode,
} from '../contracts/brand.ts'
import { LOCALES, type Locale } from '../contracts/languages.ts'
import { contrast } from './domain/contrast.ts'
import { parseLogo } from './domain/logo.ts'

/** Without characters that have a meaning in messages or in mail headers. */
const Name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^{}<>"\\\p{Cc}]*$/u, 'cannot contain braces, angle brackets or quotation marks')
const Language = z.enum(LOCALES as [Locale, ...Locale[]])
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #c2341d')
const Colours = z.strictObject(
  Object.fromEntries(COLOUR_NAMES.map((name) => [name, Colour])) as Record<
    ColourName,
    typeof Colour
  >,
)

/** Text and what it is on. WCAG AA asks 4.5 for text, and 3 for the edge of a control. */
const TEXTS: [ColourName, ColourName][] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'press'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['accent', 'paper'],
  ['accent', 'card'],
  ['accent', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-pressed'],
  ['money', 'card'],
  ['money', 'money-soft'],
  ['on-wallet', 'wallet'],
  ['on-wallet-muted', 'wallet'],
]
const CONTROLS: [ColourName, ColourName][] = [
  ['control', 'paper'],
  ['control', 'card'],
]

const isUnique = (values: string[]) => new Set(values).size === values.length

const BrandFile = z
  .strictObject({
    /** One name, or one for each language; `en` is that of the others. */
    name: z.union([Name, z.partialRecord(Language, Name).and(z.object({ en: Name }))]),
    legalName: Name.max(100),
    story: z.partialRecord(Language, z.string().trim().max(300)).default({}),
    logo: z.string().min(1),
    languages: z.array(Language).min(1).refine(isUnique, 'cannot name a language twice'),
    defaultLanguage: Language,
    tabs: z.array(z.enum(TAB_NAMES)).refine(isUnique, 'cannot name a tab twice'),
    colours: z.strictObject({ light: Colours, dark: Colours }),
  })
  .superRefine(({ languages, defaultLanguage, tabs, colours }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (!languages.includes(defaultLanguage))
      refuse(['defaultLanguage'], 'must be one of the languages')
    for (const tab of ['home', 'me'] as const)
      if (!tabs.includes(tab)) refuse(['tabs'], `must include ${tab}`)
    for (const theme of ['light', 'dark'] as const)
      for (const [pairs, least] of [[TEXTS, 4.5] as const, [CONTROLS, 3] as const])
        for (const [text, ground] of pairs) {
          const found = contrast(colours[theme][text], colours[theme][ground])
          if (found < least)
            refuse(
              ['colours', theme, text],
              `has a contrast of ${found.toFixed(2)} on ${ground}; at least ${least} is needed (WCAG AA)`,
            )
        }
  })

/**
 * Reads the brand file: that of BRAND_FILE, otherwise brand.json. Throws with the file and the first wrong value.
 */
export function readBrand(file = process.env.BRAND_FILE || 'brand.json'): Brand {
  const place = path.resolve(file)
  const refuse = (reason: string) => new Error(`Brand file ${file}: ${reason}`)
  const content = parsedOr(place, (error) => refuse(error.message))
  const result = BrandFile.safeParse(content)
  if (!result.success) {
    const { issues } = result.error
    // A name with a typing error is also missing.
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
    throw refuse(`${issue?.path.join('.') || 'its content'}: ${issue?.message}`)
  }
  const { name, logo, ...rest } = result.data
  const names: Partial<Record<Locale, string>> = typeof name === 'string' ? { en: name } : name
  return {
    ...rest,
    name: Object.fromEntries(
      LOCALES.map((locale) => [locale, names[locale] ?? names.en]),
    ) as Brand['name'],
    logo: logoAt(path.resolve(path.dirname(place), logo), (reason) =>
      refuse(`logo: ${logo} ${reason}`),
    ),
  }
}

/** Reads the brand file into the environment, where all parts of the process find it (contracts/brand.ts). */
export function loadBrand(): void {
  process.env[BRAND_VARIABLE] = JSON.stringify(readBrand())
}

/** For programs that are not the web process, which has loaded it. */
export function ensureBrand(): void {
  if (!process.env[BRAND_VARIABLE]) loadBrand()
}

function parsedOr(place: string, failure: (error: Error) => Error): unknown {
  try {
    return JSON.parse(readFileSync(place, 'utf8'))
  } catch (error) {
    throw failure(error as Error)
  }
}

function logoAt(place: string, refuse: (reason: string) => Error): LogoNode {
  let text: string
  try {
    text = readFileSync(place, 'utf8')
  } catch {
    throw refuse('cannot be read')
  }
  try {
    return parseLogo(text)
  } catch (error) {
    throw refuse((error as Error).message)
  }
}
