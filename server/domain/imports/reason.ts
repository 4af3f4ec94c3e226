import { IMPORT_FAILURES, type ImportFailureCode } from '@/contracts/import-failures'
import { IMPORT_REASONS, type ImportReasonCode } from '@/contracts/import-reasons'

/** `given` is the value of the file that the sentence is about; the others are in the sentence. */
export type ReasonValues = Record<string, string | number>

/** Why a line is rejected. */
export interface Reason {
  code: ImportReasonCode
  values: ReasonValues
  /** In English, for programs, the command line and logs. */
  reason: string
}

type NamesIn<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
/** What the sentence names, and `given`. */
type ValuesOf<Sentence extends string, Given = { given: string }> = [NamesIn<Sentence>] extends [
  never,
]
  ? [values?: Given]
  : [values: Record<NamesIn<Sentence>, string | number>]
type Values<Code extends ImportReasonCode> = ValuesOf<(typeof IMPORT_REASONS)[Code]>

export function reasonOf<Code extends ImportReasonCode>(
  code: Code,
  ...[values]: Values<Code>
): Reason {
  return withText(code, values ?? {})
}

function withText(code: ImportReasonCode, values: ReasonValues): Reason {
  const sentence = filled(IMPORT_REASONS[code], values)
  const { given } = values
  return { code, values, reason: given === undefined ? sentence : `"${given}" ${sentence}` }
}

const filled = (sentence: string, values: ReasonValues): string =>
  sentence.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Why a whole file fails. */
export interface Failure {
  code: ImportFailureCode
  /** Those of the sentence; `line` if it is about one. */
  values: ReasonValues
  /** In English, for programs, the command line and logs. */
  reason: string
}

export function failureOf<Code extends ImportFailureCode>(
  code: Code,
  ...[values]: ValuesOf<(typeof IMPORT_FAILURES)[Code], undefined>
): Failure {
  return { code, values: values ?? {}, reason: filled(IMPORT_FAILURES[code], values ?? {}) }
}

/** The same failure at a line of the file. */
export const atLine = (line: number, { code, values, reason }: Failure): Failure => ({
  code,
  values: { ...values, line },
  reason: `Line ${line}: ${reason}`,
})

/** The same reason about a value of the file. */
export const about = ({ code, values }: Reason, given: string): Reason =>
  withText(code, { ...values, given })

/** As the message of a schema, which is a text. `reasonOfIssue` reads it. */
export function issueOf<Code extends ImportReasonCode>(
  code: Code,
  ...[values]: Values<Code>
): string {
  return JSON.stringify([code, values ?? {}])
}

/** Of an issue of a schema whose messages are those of `issueOf`. Zod's own messages begin otherwise. */
export function reasonOfIssue({ message, keys }: { message: string; keys?: string[] }): Reason {
  if (keys) return reasonOf('unknownFields', { names: keys.join(', ') })
  if (!message.startsWith('["')) return reasonOf('invalid')
  const [code, values] = JSON.parse(message) as [ImportReasonCode, ReasonValues]
  return withText(code, values)
}
