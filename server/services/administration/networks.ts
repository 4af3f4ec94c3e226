import type { z } from 'zod'
import type {
  AdminNetwork,
  createAdminNetwork,
  updateAdminNetwork,
} from '@/contracts/schemas/admin-networks'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { changesBetween, type ValueChanges } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as networks from '@/server/repositories/networks'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'
import { isSupportedNetwork } from '@/server/services/wallet/networks'

type CreateInput = z.output<(typeof createAdminNetwork)['body']>
type UpdateInput = z.output<(typeof updateAdminNetwork)['body']>

export async function list(ctx: StaffCtx): Promise<AdminNetwork[]> {
  return (await networks.list(ctx.db)).map(describe)
}

export function create(ctx: StaffCtx, input: CreateInput): Promise<AdminNetwork> {
  const { network, coin } = input
  if (!isSupportedNetwork(network)) throw new InvalidInput({ network: 'fields.invalid' })
  if (!isSupportedNetwork(coin)) throw new InvalidInput({ coin: 'fields.invalid' })
  return inTransaction(ctx.db, async (tx) => {
    const { min_amount: minAmount, open: isOpen, ...same } = input
    const row = await networks.add(tx, { ...same, minAmount, isOpen })
    if (!row) throw new DomainError('NETWORK_TAKEN')
    return recorded(tx, ctx, null, row)
  })
}

export function update(ctx: StaffCtx, input: UpdateInput): Promise<AdminNetwork> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await networks.lock(tx, input.network)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== input.version)
      throw await changedMeanwhile(tx, 'network-changed', namesFieldOf(input.network))
    if (input.coin && !isSupportedNetwork(input.coin))
      throw new InvalidInput({ coin: 'fields.invalid' })
    const row = await networks.update(tx, before.network, {
      coin: input.coin ?? before.coin,
      address: input.address ?? before.address,
      minAmount: input.min_amount ?? before.minAmount,
      confirmations: input.confirmations ?? before.confirmations,
      position: input.position ?? before.position,
      isOpen: input.open ?? before.isOpen,
    })
    return recorded(tx, ctx, before, row)
  })
}

/** A network has no number, so the record says its name before each field. */
const namesFieldOf = (network: string) => (field: string) => field.startsWith(`${network}.`)

async function recorded(
  tx: Transaction,
  ctx: StaffCtx,
  before: networks.NetworkRow | null,
  row: networks.NetworkRow,
): Promise<AdminNetwork> {
  const after = describe(row)
  const changes = changesBetween(before && describe(before), after)
  const named: ValueChanges = {}
  for (const [field, change] of Object.entries(changes)) named[`${row.network}.${field}`] = change
  await recordStaff(tx, ctx, [{ event: 'network-changed', changes: named }])
  return after
}

function describe(row: networks.NetworkRow): AdminNetwork {
  const { network, coin, address, minAmount, confirmations, position, isOpen, version } = row
  return {
    network,
    coin,
    address,
    min_amount: minAmount,
    confirmations,
    position,
    open: isOpen,
    version,
  }
}
