import type { z } from 'zod'
import { LOCALES } from '@/contracts/languages'
import type {
  AdminBanner,
  createAdminBanner,
  updateAdminBanner,
} from '@/contracts/schemas/admin-banners'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { changesBetween } from '@/server/domain/value-changes'
import type { Services, StaffCtx } from '@/server/http/context'
import * as content from '@/server/repositories/admin-content'
import * as writes from '@/server/repositories/catalogue-writes'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'
import { resolvePicture } from './pictures'

type CreateInput = z.output<(typeof createAdminBanner)['body']>
type UpdateInput = z.output<(typeof updateAdminBanner)['body']>

export async function list(ctx: StaffCtx): Promise<AdminBanner[]> {
  return (await content.listBanners(ctx.db)).map(describe)
}

export function create(ctx: StaffCtx, input: CreateInput): Promise<AdminBanner> {
  return inTransaction(ctx.db, async (tx) => {
    const { texts, link, position } = input
    const image = await resolvePicture(tx, ctx, input.image, { field: 'image', stored: null })
    const row = await content.addBanner(tx, {
      texts: withFallbacks(texts),
      writtenLocales: writtenIn(texts),
      image,
      link,
      position,
      isShown: input.shown,
      ...periodOf(timeOf(input.starts_at), timeOf(input.ends_at)),
    })
    return noted(tx, ctx, null, row)
  })
}

export function update(ctx: StaffCtx, input: UpdateInput): Promise<AdminBanner> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await content.lockBanner(tx, input.id)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== input.version)
      throw await changedMeanwhile(tx, 'banner-changed', input.id)
    const { texts, link = before.link, position = before.position } = input
    const stored = { field: 'image', stored: before.image }
    const row = await content.updateBanner(tx, before.id, {
      ...(texts ? { texts: withFallbacks(texts), writtenLocales: writtenIn(texts) } : {}),
      image: await resolvePicture(tx, ctx, input.image, stored),
      link,
      position,
      isShown: input.shown ?? before.isShown,
      ...periodOf(
        input.starts_at === undefined ? before.startsAt : timeOf(input.starts_at),
        input.ends_at === undefined ? before.endsAt : timeOf(input.ends_at),
      ),
    })
    return noted(tx, ctx, before, row)
  })
}

const timeOf = (time: string | null) => (time === null ? null : new Date(time))

function periodOf(startsAt: Date | null, endsAt: Date | null) {
  if (startsAt && endsAt && endsAt <= startsAt)
    throw new InvalidInput({ ends_at: 'fields.invalid' })
  return { startsAt, endsAt }
}

async function noted(
  tx: Transaction,
  ctx: StaffCtx,
  before: content.BannerRow | null,
  row: content.BannerRow,
): Promise<AdminBanner> {
  const after = describe(row)
  await writes.noteChanges(tx, ['home'])
  const changes = changesBetween(before && describe(before), after)
  await recordStaff(tx, ctx, [{ event: 'banner-changed', refId: row.id, changes }])
  return after
}

/** Longer than the interval of the job, so that no period is missed. */
const TURNED_SECONDS = 90

/** Renders the home page again when the period of a banner begins or ends. */
export async function noteTurned({ db }: Services): Promise<void> {
  if (!(await content.hasBannerTurned(db, TURNED_SECONDS))) return
  await inTransaction(db, (tx) => writes.noteChanges(tx, ['home']))
}

function describe(row: content.BannerRow): AdminBanner {
  const { id, texts, image, link, position, version } = row
  return {
    id,
    texts,
    written_locales: row.writtenLocales ?? [...LOCALES],
    image,
    link,
    position,
    shown: row.isShown,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    version,
  }
}
