import { brand, withBrand, type Brand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type enMessages from '@/messages/en.json'

export type Messages = typeof enMessages
export type Namespace = keyof Messages

const LOADERS: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  'zh-CN': () => import('@/messages/zh-CN.json'),
  ja: () => import('@/messages/ja.json'),
  ko: () => import('@/messages/ko.json'),
  th: () => import('@/messages/th.json'),
}

/** Keyed by the source, which changes while a developer edits it. */
const branded = new WeakMap<Messages, { of: Brand; messages: Messages }>()

/** The messages of a language with the name of the brand. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const source = (await LOADERS[locale]()).default
  const known = branded.get(source)
  if (known?.of === brand()) return known.messages
  const messages = withBrand(source, locale)
  branded.set(source, { of: brand(), messages })
  return messages
}

/**
 * The namespaces of client components on every page. The root layout sends only these, to keep
 * public pages small. Add a namespace only if a client component of those pages or of the layout
 * uses it. Private pages get all through `<MessagesProvider>`.
 */
export const PUBLIC_NAMESPACES = [
  'actions',
  'currency',
  'failed',
  'failure',
  'feed',
  'gallery',
  'list',
  'notices',
  'pwa',
  'product',
  'rating',
  'requests',
  'reviews',
  'share',
  'tabs',
  'toasts',
] as const satisfies Namespace[]

/** The other toasts are shown on private pages only. */
const PUBLIC_TOASTS = /^(cart|copied$|copyFail$|(follow|login|register)Success$)/

/** The messages of these namespaces for a public page. */
export function pickMessages(messages: Messages, namespaces: readonly Namespace[]) {
  const picked = namespaces.flatMap((name) => (messages[name] ? [[name, messages[name]]] : []))
  const toasts = Object.entries(messages.toasts).filter(([key]) => PUBLIC_TOASTS.test(key))
  return { ...Object.fromEntries(picked), toasts: Object.fromEntries(toasts) } as Partial<Messages>
}
