import type { Endpoint } from '@/contracts/endpoint'
import { getStaffSession } from '@/contracts/staff'
import { randomToken } from '@/server/config'
import { inTransaction } from '@/server/db/transaction'
import { digestOf } from '@/server/domain/digest'
import * as sessions from '@/server/repositories/staff-sessions'
import { permissionOf } from '@/server/testing/staff'
import { insist } from '../calls'
import { ScenarioEnded, type Member, type ScenarioRunner } from './scenario-runner'
import { joinStaff } from './staff-scenarios'

/** A share of the calls of the administration is that of an owner; the others are those of the machine. */
const MEMBER_SHARE = 0.2

/** The owner that generated calls act as, who may also sign out, or be deactivated or invited again by one. */
export class StaffCaller {
  #member: Member | undefined
  #isOpening = false

  constructor(readonly newRunner: () => ScenarioRunner) {}

  /** Empty for the machine. Calls of the own account are for members only. */
  headersFor(endpoint: Endpoint, draw: number): Record<string, string> {
    const permission = permissionOf(endpoint)
    const isMember = permission === 'self' || (permission && draw < MEMBER_SHARE)
    return isMember && this.#member ? { ...this.#member.headers } : {}
  }

  /** After a response that refused the session. */
  async reopen(): Promise<void> {
    if (this.#isOpening) return
    this.#isOpening = true
    const runner = this.newRunner()
    this.#member = await this.#sessionOf(runner)
      .catch(() => joinStaff(runner, 'owner'))
      .catch((error: unknown) => {
        if (error instanceof ScenarioEnded) return undefined
        throw error
      })
    this.#isOpening = false
  }

  /** Written with SQL, because a sign-in needs a hash and an unused code. */
  async #sessionOf(runner: ScenarioRunner): Promise<Member> {
    if (!this.#member) throw new ScenarioEnded('no member yet')
    const { id: staffId } = this.#member
    const token = randomToken()
    const session = { staffId, tokenHash: digestOf(token), device: '', ip: '' }
    await insist(() => inTransaction(runner.db, (tx) => sessions.open(tx, session)))
    const member = { id: staffId, headers: { authorization: `Bearer ${token}` } }
    const { role } = await runner.call(getStaffSession, {}, member)
    if (role !== 'owner') throw new ScenarioEnded('no longer an owner')
    return member
  }
}
