/**
 * What was typed into a form, kept for this tab until the form is left: through a reload, and through signing in again
 * when the session ran out in the middle. Not among what the end of a session clears, so it says whose it is.
 */
interface KeptForm {
  owner: number | null
  at: number
  values: Record<string, string | boolean>
}

const PREFIX = 'kept-form:'
const LONGEST_MS = 60 * 60_000
/** What must not be written down anywhere. */
const SECRET = /^(?:one-time-code|cc-|current-password|new-password|off$)/

type Typed = HTMLInputElement | HTMLTextAreaElement

function typedFields(form: HTMLFormElement): Typed[] {
  return [...form.elements].filter((field): field is Typed => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
    const isSecret = SECRET.test(field.autocomplete)
    return (
      field.name !== '' &&
      !isSecret &&
      !['password', 'file', 'hidden', 'radio'].includes(field.type)
    )
  })
}

const isTick = (field: Typed): field is HTMLInputElement => field.type === 'checkbox'

export function keepForm(name: string, owner: number | null, form: HTMLFormElement): void {
  const values = Object.fromEntries(
    typedFields(form).map((field) => [field.name, isTick(field) ? field.checked : field.value]),
  )
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, at: Date.now(), values }))
  } catch {
    // A full or forbidden storage costs the memory of a reload.
  }
}

/** Types again what was typed, as fingers would, so that fields which write it their own way do so. */
export function restoreForm(name: string, owner: number | null, form: HTMLFormElement): void {
  const kept = read(name)
  if (!kept || kept.owner !== owner || Date.now() - kept.at > LONGEST_MS) return forgetForm(name)
  for (const field of typedFields(form)) {
    const value = kept.values[field.name]
    if (isTick(field)) {
      if (typeof value === 'boolean' && value !== field.checked) field.click()
    } else if (typeof value === 'string' && value !== field.value) typeInto(field, value)
  }
}

export function forgetForm(name: string): void {
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
