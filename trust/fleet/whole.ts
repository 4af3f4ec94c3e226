import type { Balancer } from './balancer'
import type { Member } from './member'

/** All processes of one shop. */
export interface Fleet {
  webs: Member[]
  backends: Member[]
  balancer: Balancer
  /** Where the letters of all processes lie. */
  data: string
}
