import type { ConsoleFacts } from '@/lib/navigation/console-facts'

/** The development server of Vite does not write them. */
const WITHOUT_SERVER: ConsoleFacts = {
  name: 'Console',
  accent: { light: '#0f5f66', dark: '#5fb8c0' },
  closed: [],
}

export function consoleFacts(): ConsoleFacts {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="facts"]')
  return meta ? (JSON.parse(meta.content) as ConsoleFacts) : WITHOUT_SERVER
}
