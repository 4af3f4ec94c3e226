import { audit, carry } from '@/server/services/operations/demo'
import type { IntervalJob } from './job'

/** In place of the shops that pack and of the carrier. */
export const demoCarrier: IntervalJob = { name: 'demo-carrier', every: 2, run: carry }

/** In place of who looks at top-ups, withdrawals and refunds. */
export const demoAuditor: IntervalJob = { name: 'demo-auditor', every: 2, run: audit }
