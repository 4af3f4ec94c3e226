import type { Cookie } from '@playwright/test'

export const ENGINES = ['webkit', 'firefox', 'chromium'] as const
export type EngineName = (typeof ENGINES)[number]

/** Keys by their WebDriver names. */
export type Key = 'Tab' | 'Escape' | 'Enter' | 'Backspace'

/** The functions that each driver implements. Everything else runs in the page and is the same for all engines. */
export interface Engine {
  readonly name: EngineName
  /** Loads a document, and records its errors (in-page/errors.ts). */
  open: (url: string) => Promise<void>
  /** Runs a self-contained, synchronous function in the page: WebKit ends no promise that a navigation interrupts. */
  run: <Input, Result>(work: (input: Input) => Result, input: Input) => Promise<Result>
  /** Evaluates the source of a script in the page. */
  load: (script: string) => Promise<void>
  /** Clicks at a point of the viewport. */
  click: (x: number, y: number) => Promise<void>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Chooses a file in the first file input. */
  attach: (file: string) => Promise<void>
  addCookies: (origin: string, cookies: Cookie[]) => Promise<void>
  screenshot: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** A running browser. Each engine of it has a profile of its own. */
export interface Launched {
  newEngine: () => Promise<Engine>
  end: () => Promise<void>
}

/** The size of the viewport. The window of WebKitGTK cannot be narrower. */
export const VIEWPORT = { width: 447, height: 844 } as const
