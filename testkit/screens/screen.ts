import type { Locator, Page, Response } from '@playwright/test'
import type { Locale } from '@/contracts/languages'
import { loadsAgain } from '@/testkit/assertions/page-log'
import type { MessageKey } from '@/testkit/words/message-key'
import type { Words } from '@/testkit/words/words'

/** What every screen needs. */
export interface Stage {
  page: Page
  locale: Locale
  /** The texts of this language. */
  words: Words
}

type Values = Record<string, string | number>

/** Pages that were left stay in the document. Roles skip what is hidden there; other locators need this. */
export const visible = (locator: Locator) => locator.filter({ visible: true })

/** A screen of Sampan. Controls are found by role and by their accessible name in the language of the stage. */
export abstract class Screen {
  readonly page: Page
  protected readonly locale: Locale
  protected readonly words: Words

  constructor({ page, locale, words }: Stage) {
    this.page = page
    this.locale = locale
    this.words = words
  }

  /** The heading of the page. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** The content, without the bars above and below. */
  get main(): Locator {
    return this.page.getByRole('main')
  }

  /** The Back link of the top bar. */
  get back(): Locator {
    return this.link('actions.back')
  }

  /** The button of a part of the page that could not be loaded. */
  get retry(): Locator {
    return this.button('failure.retry')
  }

  /** Answers the open question, such as "Are you sure you want to quit?", with its last button. */
  async confirm(): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button').last().click()
  }

  /**
   * Opens a path in the language of the stage, and waits until React handles its events. Throws if the server
   * answers with a document that has no scripts; a busy server's document loads the page again by itself.
   */
  protected async open(path: string): Promise<void> {
    const response = await this.page.goto(`/${this.locale}${path}`)
    if (response && hasNoScripts(response) && !loadsAgain(response)) {
      throw new Error(`${response.url()} answered HTTP ${response.status()} without scripts`)
    }
    await this.untilHydrated()
  }

  protected async untilHydrated(): Promise<void> {
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('main')].some(
        (main) =>
          main.checkVisibility() &&
          [main, ...main.querySelectorAll('*')].some((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber')),
          ),
      ),
    )
  }

  protected button(key: MessageKey, values?: Values): Locator {
    return this.named('button', key, values)
  }

  protected link(key: MessageKey, values?: Values): Locator {
    return this.named('link', key, values)
  }

  /** A link row, whose name goes on with a detail or a value. */
  protected row(key: MessageKey): Locator {
    return this.main.getByRole('link', { name: startingWith(this.words(key)) })
  }

  protected tab(key: MessageKey): Locator {
    return this.named('tab', key)
  }

  protected region(key: MessageKey, values?: Values): Locator {
    return this.named('region', key, values)
  }

  protected dialog(key: MessageKey, values?: Values): Locator {
    return this.named('dialog', key, values)
  }

  /** A field by its label. */
  protected field(key: MessageKey, values?: Values): Locator {
    return visible(this.page.getByLabel(this.words(key, values), { exact: true }))
  }

  /** An element by its text. */
  protected text(key: MessageKey, values?: Values): Locator {
    return visible(this.page.getByText(this.words(key, values), { exact: true }))
  }

  /** A paragraph that begins with a title and goes on. */
  protected paragraph(title: MessageKey): Locator {
    return this.main.getByRole('paragraph').filter({ hasText: this.words(title) })
  }

  protected named(
    role: Parameters<Page['getByRole']>[0],
    key: MessageKey,
    values?: Values,
  ): Locator {
    return this.page.getByRole(role, { name: this.words(key, values), exact: true })
  }
}

const hasNoScripts = (response: Response) =>
  !!response.headers()['content-security-policy']?.startsWith("default-src 'none'")

/** A name that begins with this text. */
export const startingWith = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
