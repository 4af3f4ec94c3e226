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
    summary: 'Ships a paid order; the shopper can then track the parcel.',
    options: { carrier: { type: 'string' }, number: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'ship',
        carrier: needed(run.values, 'carrier', 'the shopper sees the carrier'),
        tracking_no: needed(run.values, 'number', 'the shopper tracks the parcel with it'),
      }),
  },
  track: {
    usage: '<order id> --text "…" [--place "…"]',
    summary: 'Adds a tracking event to a parcel.',
    options: { text: { type: 'string' }, place: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'track',
        text: needed(run.values, 'text', 'the shopper sees it'),
        ...(run.values.place === undefined ? {} : { place: run.values.place }),
      }),
  },
  deliver: {
    usage: '<order id> [--place "…"]',
    summary: 'Marks a parcel as delivered.',
    options: { place: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'deliver',
        ...(run.values.place === undefined ? {} : { place: run.values.place }),
      }),
  },
}
