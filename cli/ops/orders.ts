import { opsOrder } from '@/contracts/operators'
import * as schemas from '@/contracts/schemas/operators'
import { type Command, idOf, needed, type Run } from './command'
import { print } from './terminal'

async function move(run: Run, input: object): Promise<void> {
  const answer = await run.call('POST', opsOrder.path, { id: idOf(run), ...input })
  const { id, logistics } = schemas.opsOrder.data.parse(answer)
  const [latest] = logistics.events
  print(`Order ${id}, ${logistics.carrier} ${logistics.tracking_no}: ${latest?.text ?? ''}.`)
}

export const orderCommands: Record<string, Command> = {
  ship: {
    usage: '<order id> --carrier "…" --number "…"',
    summary: 'Ships a paid order; the shopper can follow the parcel from then on.',
    options: { carrier: { type: 'string' }, number: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'ship',
        carrier: needed(run.values, 'carrier', 'the shopper reads who carries the parcel'),
        tracking_no: needed(run.values, 'number', 'the shopper follows the parcel by it'),
      }),
  },
  track: {
    usage: '<order id> --text "…" [--place "…"]',
    summary: 'Says what happened to a parcel that is under way.',
    options: { text: { type: 'string' }, place: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'track',
        text: needed(run.values, 'text', 'it is what the shopper reads'),
        ...(run.values.place === undefined ? {} : { place: run.values.place }),
      }),
  },
  deliver: {
    usage: '<order id> [--place "…"]',
    summary: 'Says that a parcel has arrived.',
    options: { place: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'deliver',
        ...(run.values.place === undefined ? {} : { place: run.values.place }),
      }),
  },
}
