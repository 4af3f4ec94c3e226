/**
 * What was typed into a form, kept for this tab until the form is left: through a reload, and through signing in again
 * when the session ran out in the middle. Not among what the end of a session clears, so it says whose it is.
 */
interface KeptForm {
  owner: number | null
  at: number
  values: FormMemory
}

/** By the names of fields: what was typed or chosen, or whether it was ticked. */
export type FormMemory = Record<string, string | boolean>

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
export function keepForm(
  name: string,
  owner: number | null,
  form: HTMLFormElement,
  waiting: FormMemory = {},
): void {
  const values = { ...waiting }
  for (const field of typedFields(form)) {
    const value = valueOf(field)
    if (value !== undefined) values[field.name] = value
  }
  const kept: KeptForm = { owner, at: Date.now(), values }
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs the memory of a reload.
  }
}

/** What was typed into the form of that name; what is another's or an hour old is forgotten. */
export function keptOf(name: string, owner: number | null): FormMemory {
  const kept = read(name)
  if (kept?.owner === owner && Date.now() - kept.at <= LONGEST_MS) return kept.values
  deleteForm(name)
  return {}
}

/**
 * Types and chooses again, as fingers would, so that fields which write it their own way do so. Gives back what has
 * no field yet, because it comes with something else that is chosen.
 */
export function typeAgain(form: HTMLFormElement, values: FormMemory): FormMemory {
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

export function deleteForm(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was kept.
  }
}

/** React hears of a value only when it was set past its own setter. */
export function typeInto(field: Typed, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function read(name: string): KeptForm | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '') as KeptForm
  } catch {
    return undefined
  }
}
