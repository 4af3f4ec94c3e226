import { accessCommands } from './access'
import { archiveCommands } from './archive'
import { auditCommands } from './audits'
import { backupCommands } from './backup'
import type { Command } from './command'
import { importCommands } from './imports'
import { orderCommands } from './orders'
import { productCommands } from './products'
import { queueCommands } from './queue'
import { refundCommands } from './refunds'
import { reconciliationCommands } from './reconciliation'
import { settingCommands } from './settings'
import { staffCommands } from './staff'
import { withdrawalCommands } from './withdrawals'

/** Every command of `npm run ops`. */
export const COMMANDS: Record<string, Command> = {
  ...queueCommands,
  ...auditCommands,
  ...orderCommands,
  ...refundCommands,
  ...productCommands,
  ...importCommands,
  ...withdrawalCommands,
  ...settingCommands,
  ...reconciliationCommands,
  ...accessCommands,
  ...staffCommands,
  ...backupCommands,
  ...archiveCommands,
}
