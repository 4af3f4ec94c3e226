import type { useNotify } from 'react-admin'

type Notify = ReturnType<typeof useNotify>

/** Shows a text that is no key, such as a refusal: `_` is what is shown without a translation. */
export const notifyText = (notify: Notify, text: string, options: Parameters<Notify>[1]): void =>
  notify(text, { ...options, messageArgs: { _: text } })
