import { replayPreHydrationEvents } from '@/lib/head/pre-hydration-events'
import { allowOwnSinks } from '@/lib/trusted-types'

allowOwnSinks()
replayPreHydrationEvents()
