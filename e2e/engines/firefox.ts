import type { Cookie } from '@playwright/test'
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { VIEWPORT, type Engine, type Key, type Launched } from './engine'
import { watchErrors } from './in-page/errors'

class Firefox implements Engine {
  readonly name = 'firefox'

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url)
  }

  async run<Input, Result>(work: (input: Input) => Result, input: Input) {
    return (await this.page.evaluate(work as (given: unknown) => Result, input)) as Result
  }

  async load(script: string): Promise<void> {
    await this.page.evaluate(script)
  }

  async click(x: number, y: number): Promise<void> {
    await this.page.mouse.click(x, y)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  async press(key: Key): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async attach(file: string): Promise<void> {
    const input = await this.page.$('input[type=file]')
    await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(file)
  }

  async addCookies(_: string, cookies: Cookie[]): Promise<void> {
    for (const { expires, partitionKey: _, ...cookie } of cookies)
      await this.context.setCookie({ ...cookie, expires: Math.round(expires) })
  }

  async screenshot(file: string): Promise<void> {
    await this.page.screenshot({ path: file })
  }

  async close(): Promise<void> {
    await this.context.close()
  }
}

/** Starts Firefox of the distribution, driven by WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Launched> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  })
  return {
    newEngine: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(VIEWPORT)
      await page.evaluateOnNewDocument(watchErrors)
      return new Firefox(context, page)
    },
    end: () => browser.close(),
  }
}
