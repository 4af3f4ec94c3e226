import type { Person } from '@/contracts/schemas/audit-records'
import type { z } from 'zod'

export type By = z.output<typeof Person>

/** The name of staff; otherwise what kind of person or program acted. */
export const personName = ({ actor, staff_name }: By, translate: (key: string) => string) =>
  staff_name ?? translate(`console.actors.${actor}`)
