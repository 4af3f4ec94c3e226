import { endEarlyTaps } from '@/lib/head/early-tap'
import { allowOwnSinks } from '@/lib/trusted-types'

allowOwnSinks()
endEarlyTaps()
