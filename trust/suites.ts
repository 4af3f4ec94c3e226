import { access } from './access/access'
import { bank } from './bank/bank'
import { brute } from './brute/brute'
import { cache } from './cache/cache'
import { crash } from './crash/crash'
import { faults } from './faults/faults'
import { fleet } from './fleet/fleet'
import { fuzz } from './fuzz/fuzz'
import { load } from './load/load'
import { pooler } from './pooler/pooler'
import { race } from './race/race'
import { replica } from './replica/replica'
import { simulate } from './simulate/simulate'
import type { Suite } from './suite'
import { stop } from './stop/stop'
import { upgrade } from './upgrade/upgrade'
import { wire } from './wire/wire'

/**
 * Every suite of `npm run trust`, in the order they run. To add one, create a folder beside this file and add a line
 * here.
 */
export const SUITES: Suite[] = [
  race,
  bank,
  crash,
  simulate,
  brute,
  fuzz,
  faults,
  access,
  wire,
  cache,
  upgrade,
  stop,
  load,
  pooler,
  replica,
  fleet,
]
