import en from '@/console/messages/en.json' with { type: 'json' }

type Texts = { [key: string]: string | Texts }

/** An English text of the console by its key; `plural` chooses the last form. */
export function say(key: string, values: Record<string, string | number> = {}, plural = false) {
  let found: Texts | string | undefined = en
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`The console has no text ${key}`)
  const forms = found.split('||||').map((form) => form.trim())
  const form = (plural ? forms.at(-1) : forms[0]) ?? ''
  return form.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
