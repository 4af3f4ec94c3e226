import { ACCESS_MUTANTS } from './access'
import { MONEY_MUTANTS } from './money'
import type { Mutant } from './mutant'

/** Every seeded bug, in the order they run; those that change tables run last within their kind. */
export const MUTANTS: Mutant[] = [...ACCESS_MUTANTS, ...MONEY_MUTANTS]
