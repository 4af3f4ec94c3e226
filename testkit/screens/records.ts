import type { Locator } from '@playwright/test'
import { Screen } from './screen'

type AuditName = 'all' | 'auditing' | 'passed' | 'refused'

/** A list of requests that an operator audits. */
abstract class AuditedRecords extends Screen {
  get rows(): Locator {
    return this.main.getByRole('listitem')
  }

  tabOf(name: AuditName): Locator {
    return this.named('navigation', 'records.statuses').getByRole('link', {
      name: this.words(`records.status.${name}`),
    })
  }

  /** Rows with this result. */
  withStatus(name: Exclude<AuditName, 'all'> | 'cancelled'): Locator {
    return this.rows.filter({ hasText: this.words(`records.status.${name}`) })
  }

  /** The reason of a refusal as its row shows it. */
  refuseReason(reason: string): Locator {
    return this.text('records.reasonIs', { reason })
  }

  get empty(): Locator {
    return this.text('records.empty')
  }
}

/** /topUpRecord */
export class TopUpRecordsScreen extends AuditedRecords {
  goto() {
    return this.open('/topUpRecord')
  }
}

/** /depositRecord, the withdrawals */
export class WithdrawalsScreen extends AuditedRecords {
  goto() {
    return this.open('/depositRecord')
  }

  /** The sheet of a withdrawal, which opens with its row. */
  get sheet(): Locator {
    return this.dialog('records.withdrawal')
  }

  /** Asks before it cancels: then call `confirm()`. */
  get cancel(): Locator {
    return this.sheet.getByRole('button', { name: this.words('records.cancel') })
  }
}
