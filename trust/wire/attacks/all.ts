import type { Attack } from './attack'
import { costlyHeaders } from './costly-headers'
import { chunkedReads, largeBodies, shareCards, sitemaps } from './floods'
import { framings } from './framing'
import { goneClients } from './disconnects'
import { hiddenRequests, missingThings, spellings } from './policy'
import { slowHeads } from './slow-heads'
import { headOfStreams, missingPages, pipelinedHosts } from './slots'

/** In the order they run; those that may stop the process run last. */
export const ATTACKS: Attack[] = [
  framings,
  goneClients,
  pipelinedHosts,
  headOfStreams,
  spellings,
  missingThings,
  hiddenRequests,
  missingPages,
  shareCards,
  sitemaps,
  slowHeads,
  largeBodies,
  chunkedReads,
  costlyHeaders,
]
