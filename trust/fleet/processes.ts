import type { Balancer } from './balancer'
import type { FleetProcess } from './process'

export interface Fleet {
  webs: FleetProcess[]
  backends: FleetProcess[]
  balancer: Balancer
  /** The folder of the mails of all processes. */
  data: string
}
