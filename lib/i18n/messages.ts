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

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).default
}

/**
 * What client components may say on every page. The root layout sends these alone, so that home, shop
 * and product pages stay small; a namespace belongs here only if a client component of those pages or
 * of the frame uses it. Everything else reaches private pages through `<Words>`.
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

export function pickMessages(messages: Messages, namespaces: readonly Namespace[]) {
  return Object.fromEntries(
    namespaces.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])),
  ) as Partial<Messages>
}
