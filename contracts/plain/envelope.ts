// Written by `npm run plain` from contracts/envelope.ts.
import type { Shape } from '@/contracts/shape'

export const envelope: Shape = {
  code: 'int',
  msg: 'string',
  time: 'number',
  data: 'unknown',
}
