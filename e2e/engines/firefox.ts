import type { Cookie } from '@playwright/test'
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import { VIEWPORT, type Engine, type Key } from './engine'
import { watchErrors } from './in-page/errors'

/** Firefox of the distribution, driven by WebDriver BiDi. */
export class Firefox implements Engine {
  readonly name = 'firefox'

  private constructor(
    private readonly browser: Browser,
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  static async start(executablePath: string): Promise<Firefox> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'en' },
    })
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport(VIEWPORT)
    await page.evaluateOnNewDocument(watchErrors)
    return new Firefox(browser, context, page)
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url)
  }

  async run<Input, Result>(work: (input: Input) => Result | Promise<Result>, input: Input) {
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
    await this.page.screenshot({ path: file as `${string}.png` })
  }

  async close(): Promise<void> {
    await this.browser.close()
  }
}
