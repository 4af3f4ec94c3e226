import type { Balancer } from './balancer'
import type { Member } from './member'

export interface Fleet {
  webs: Member[]
  backends: Member[]
  balancer: Balancer
  /** The folder of the mails of all processes. */
  data: string
}
