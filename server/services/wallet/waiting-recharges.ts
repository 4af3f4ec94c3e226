import type { Visit } from '@/server/http/context'
import * as recharges from '@/server/repositories/recharges'
import * as uploads from '@/server/services/uploads/uploads'

/** Top-ups that wait for an operator. */
export async function waiting({ db }: Visit) {
  const rows = await recharges.listAuditing(db)
  const addresses = await uploads.addressesById(
    db,
    rows.flatMap(({ recharge }) => recharge.evidence),
  )
  return rows.map(({ recharge, email }) => ({
    id: recharge.id,
    user_id: recharge.userId,
    email,
    amount: recharge.amount,
    method: recharge.method,
    network: recharge.network,
    txid: recharge.txid,
    evidence: recharge.evidence.flatMap((id) => addresses.get(id) ?? []),
    created_at: recharge.createdAt.toISOString(),
  }))
}
