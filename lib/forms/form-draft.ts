import { readText, writeText } from '@/lib/storage/stored-text'

/**
 * What was typed into a form, kept for this tab until the form is left: through a reload, and through signing in again
 * when the session ran out in the middle. Not among what the end of a session clears, so it says whose it is.
 */
interface FormDraft {
  owner: number | null
  at: number
  values: DraftValues
}

/** By the names of fields: what was typed or chosen, or whether it was ticked. */
export type DraftValues = Record<string, string | boolean>

const PREFIX = 'kept-form:'
const LONGEST_MS = 60 * 60_000
/** What must not be written down anywhere: passwords, codes and all of a card but its holder. */
const SECRET = /^(?:one-time-code|cc-(?!name)|current-password|new-password)/

type Typed = HTMLInputElement | HTMLTextAreaElement

function typedFields(form: HTMLFormElement): Typed[] {
  return [...form.elements].filter((field): field is Typed => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
    const isSecret = SECRET.test(field.autocomplete)
    return field.name !== '' && !isSecret && !['password', 'file', 'hidden'].includes(field.type)
  })
}

function valueOf(field: Typed): string | boolean | undefined {
  if (field.type === 'radio') return (field as HTMLInputElement).checked ? field.value : undefined
  return field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value
}

/** `waiting` is what belongs to fields that are not there yet. */
export function saveDraft(
  name: string,
  owner: number | null,
  form: HTMLFormElement,
  waiting: DraftValues = {},
): void {
  const values = { ...waiting }
  for (const field of typedFields(form)) {
    const value = valueOf(field)
    if (value !== undefined) values[field.name] = value
  }
  const kept: FormDraft = { owner, at: Date.now(), values }
  // Where storage is full or closed, a reload loses what was typed.
  writeText('sessionStorage', PREFIX + name, JSON.stringify(kept))
}

/** What was typed into the form of that name; what is another's or an hour old is forgotten. */
export function loadDraft(name: string, owner: number | null): DraftValues {
  const kept = read(name)
  if (kept?.owner === owner && Date.now() - kept.at <= LONGEST_MS) return kept.values
  clearDraft(name)
  return {}
}

/**
 * Types and chooses again, as fingers would, so that fields which write it their own way do so. Gives back what has
 * no field yet, because it comes with something else that is chosen.
 */
export function restoreDraft(form: HTMLFormElement, values: DraftValues): DraftValues {
  const waiting = { ...values }
  for (const field of typedFields(form)) {
    const value = values[field.name]
    delete waiting[field.name]
    if (value !== undefined && value !== valueOf(field)) giveBack(field, value)
  }
  return waiting
}

function giveBack(field: Typed, value: string | boolean): void {
  if (field.type === 'radio' ? value === field.value : typeof value === 'boolean') field.click()
  else if (field.type !== 'radio' && typeof value === 'string') typeInto(field, value)
}

export function clearDraft(name: string): void {
  writeText('sessionStorage', PREFIX + name, null)
}

/** React hears of a value only when it was set past its own setter. */
export function typeInto(field: Typed, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function read(name: string): FormDraft | undefined {
  try {
    return JSON.parse(readText('sessionStorage', PREFIX + name) ?? '') as FormDraft
  } catch {
    return undefined
  }
}
