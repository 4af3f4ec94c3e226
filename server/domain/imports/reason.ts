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
type NamesOf<Code extends ImportReasonCode> = NamesIn<(typeof IMPORT_REASONS)[Code]>
/** What the sentence names, and `given`. */
type Values<Code extends ImportReasonCode> = [NamesOf<Code>] extends [never]
  ? [values?: { given: string }]
  : [values: Record<NamesOf<Code>, string | number>]

export function reasonOf<Code extends ImportReasonCode>(
  code: Code,
  ...[values]: Values<Code>
): Reason {
  return withText(code, values ?? {})
}

function withText(code: ImportReasonCode, values: ReasonValues): Reason {
  const sentence = IMPORT_REASONS[code].replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  )
  const { given } = values
  return { code, values, reason: given === undefined ? sentence : `"${given}" ${sentence}` }
}

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
