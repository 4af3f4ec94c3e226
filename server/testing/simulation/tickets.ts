import { resetPay, verifyPay } from '@/contracts/account'
import { quickTicket } from '@/server/testing/quick-shoppers'
import { PAY_CODE } from '@/server/testing/shoppers'
import { calling, compare, type Simulation, type Outcome } from './plan'

/**
 * A ticket for `target`; where it need not be valid, sometimes one for another target, a used one, or none. Hashing
 * is slow: most are written as verify_pay writes them, and one in thirty is requested with `verify`, which predicts
 * the response to the correct password.
 */
export async function ticketFor(
  simulation: Simulation,
  target: string,
  { choice, isFitting }: { choice: number; isFitting: boolean },
  verify: { body: object; expected: Outcome },
): Promise<string> {
  const { tickets } = simulation.world
  const way = choice % 30 === 0 ? 0 : isFitting ? 4 : choice % 5
  if (way === 0) return askForTicket(simulation, target, verify)
  if (way === 1) return 'no such ticket'
  const spent = [...tickets].find(([, ticket]) => ticket.isSpent)?.[0]
  if (way === 2 && spent) return spent
  const written = way === 3 ? `${target}1` : target
  const ticket = await quickTicket(
    simulation.test.backend.services.db,
    simulation.shopper.id,
    written,
  )
  tickets.set(ticket, { target: written, isSpent: false })
  return ticket
}

async function askForTicket(
  simulation: Simulation,
  target: string,
  { body, expected }: { body: object; expected: Outcome },
): Promise<string> {
  const { payCode, tickets } = simulation.world
  await setCodeOnce(simulation)
  const answer = await calling(simulation, verifyPay, { ...body, password: PAY_CODE })()
  if (payCode.isLocked) {
    compare(answer, { refusal: 'PAY_CODE_LOCKED', data: { tries_left: 0 } }, 'verify while locked')
    return 'no such ticket'
  }
  payCode.tries = 0
  compare(answer, expected, 'verify')
  if (expected !== 'done') return 'no such ticket'
  const { ticket } = answer.data
  tickets.set(ticket, { target, isSpent: false })
  return ticket
}

export async function setCodeOnce(simulation: Simulation): Promise<void> {
  const { payCode, tickets } = simulation.world
  if (payCode.isSet) return
  const answer = await calling(simulation, resetPay, { newpassword: PAY_CODE })()
  compare(answer, 'done', 'set the payment password')
  payCode.isSet = true
  for (const ticket of tickets.values()) ticket.isSpent = true
}

export function isGoodTicket({ world }: Simulation, ticket: string, target: string): boolean {
  const known = world.tickets.get(ticket)
  return known !== undefined && !known.isSpent && known.target === target
}
