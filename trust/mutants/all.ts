import { ACCESS_MUTANTS } from './access'
import { MONEY_MUTANTS } from './money'
import type { Mutant } from './mutant'

/** Every bug that is seeded, in the order they run. Those that change the tables come last of their kind. */
export const MUTANTS: Mutant[] = [...ACCESS_MUTANTS, ...MONEY_MUTANTS]
