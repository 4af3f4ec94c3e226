import { offered, withBrand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import { parseCookies } from '@/lib/http/cookies'
import { chooseLocale } from '@/lib/i18n/choose-locale'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '@/lib/i18n/stored-locale'
import { splitPath } from '@/lib/navigation/language-prefix'
import {
  OFFLINE_SCRIPT,
  offlinePage,
  offlineStyle,
  type Readable,
} from '@/lib/offline/offline-page'
import * as en from '@/messages/en.json'
import * as ja from '@/messages/ja.json'
import * as ko from '@/messages/ko.json'
import * as th from '@/messages/th.json'
import * as zh from '@/messages/zh-CN.json'
import { PAGES } from './page-cache'

declare const self: ServiceWorkerGlobalScope

/** Imported individually, so that the worker contains only these messages. */
const WORDS = {
  en: { page: en.offlinePage, titles: en.titles, retry: en.actions.retry },
  'zh-CN': { page: zh.offlinePage, titles: zh.titles, retry: zh.actions.retry },
  ja: { page: ja.offlinePage, titles: ja.titles, retry: ja.actions.retry },
  ko: { page: ko.offlinePage, titles: ko.titles, retry: ko.actions.retry },
  th: { page: th.offlinePage, titles: th.titles, retry: th.actions.retry },
}

/** For a page that is not cached: an explanation and links to the cached pages. */
export async function offlineAnswer(url: string): Promise<Response> {
  const locale = await localeOf(new URL(url).pathname)
  const html = offlinePage(locale, withBrand(WORDS[locale], locale), await readable())
  const [style, script] = [await sha256(offlineStyle()), await sha256(OFFLINE_SCRIPT)]
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${style}'; script-src '${script}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}

/** A source expression of a content security policy. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

async function localeOf(path: string): Promise<Locale> {
  const named = offered(splitPath(path).locale)
  if (named) return named
  const cookie = async (name: string) => {
    const value = 'cookieStore' in self ? (await self.cookieStore.get(name))?.value : undefined
    return parseCookies(value && `${name}=${value}`)[name]
  }
  return chooseLocale({
    visitCookie: await cookie(VISIT_LANGUAGE_COOKIE),
    languageCookie: await cookie(LANGUAGE_COOKIE),
    acceptLanguage: navigator.languages.join(','),
  })
}

/** Latest first. */
async function readable(): Promise<Readable[]> {
  const cache = await caches.open(PAGES)
  const keys = [...(await cache.keys())].reverse()
  return Promise.all(
    keys.map(async (key) => {
      const html = (await (await cache.match(key))?.text()) ?? ''
      return { path: new URL(key.url).pathname, title: titleIn(html) }
    }),
  )
}

/** HTML-escaped, as in the source. */
const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
