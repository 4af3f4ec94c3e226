import { send } from '@/server/services/notices/mail'
import type { QueueJob } from './job'

/** Mails and messages, in the shopper's language, each tried again until it is handed over. */
export const sendMail: QueueJob = { queue: 'mail', run: send }
