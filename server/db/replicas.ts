import { connect, type Connection, type Database } from './connection'
import { PrimaryHistory, ReplicaStanding } from './replica-standing'

const LOOK_EVERY_MS = 200
/** Shorter than the primary's, because a failed replica query is repeated on the primary within the 8 s of a call. */
const OF_REPLICAS = { connectMs: 500, silenceMs: 2500 }
const OF_LOOKS = { connectMs: 1000, silenceMs: 2000 }

export interface ReplicaSettings {
  databaseUrl: string
  replicaUrls: string[]
  /** Maximum lag, in milliseconds. */
  replicaLagMs: number
  poolSize: number
  areStatementsNamed: boolean
}

export interface Replica {
  name: string
  db: Database
  standing: ReplicaStanding
}

/** The read replicas, for public data. */
export class Replicas {
  readonly #all: Replica[]
  readonly #connections: Connection[] = []
  readonly #stopping = new AbortController()
  #turn = 0

  constructor({ replicaUrls, replicaLagMs, ...settings }: ReplicaSettings) {
    const open = (url: string, size: number, patience: typeof OF_LOOKS) => {
      const connection = connect(url, size, patience, settings.areStatementsNamed)
      this.#connections.push(connection)
      return connection
    }
    const primary = new PrimaryHistory()
    if (replicaUrls.length > 0) {
      const { pool } = open(settings.databaseUrl, 1, OF_LOOKS)
      this.#repeat(async () => {
        const { rows } = await pool.query<{ at: string }>(PRIMARY_AT)
        primary.note(rows[0]?.at ?? '', Date.now())
      })
    }
    this.#all = replicaUrls.map((url, place) => {
      const standing = new ReplicaStanding(primary, replicaLagMs)
      const { pool } = open(url, 1, OF_LOOKS)
      this.#repeat(async () => {
        const answer = await pool.query<{ at: string | null }>(REPLICA_AT).catch(() => null)
        standing.note(answer?.rows[0]?.at ?? null)
      })
      const { db } = open(url, settings.poolSize, OF_REPLICAS)
      return { name: `${place + 1}`, db, standing }
    })
  }

  get areThere(): boolean {
    return this.#all.length > 0
  }

  /**
   * Returns a replica that has replayed `after` and is within the maximum lag, round-robin; undefined means the
   * primary.
   */
  pick(after: bigint): Replica | undefined {
    const now = Date.now()
    const fit = this.#all.filter(({ standing }) => standing.isFit(after, now))
    this.#turn += 1
    return fit[this.#turn % fit.length]
  }

  /** Lag in seconds by name, without replicas that cannot be reached. */
  behind(): Record<string, number> {
    const known = this.#all.filter(({ standing }) => standing.msBehind < Infinity)
    return Object.fromEntries(known.map(({ name, standing }) => [name, standing.msBehind / 1000]))
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#connections.map((connection) => connection.close()))
  }

  /** Polls each server independently, so that one that does not answer does not delay the others. */
  #repeat(look: () => Promise<void>): void {
    const { signal } = this.#stopping
    const turn = async () => {
      await look().catch(() => undefined)
      if (!signal.aborted) setTimeout(() => void turn(), LOOK_EVERY_MS).unref()
    }
    void turn()
  }
}

/** Includes all committed data, also with synchronous_commit off. */
const PRIMARY_AT = 'select pg_current_wal_insert_lsn()::text as at'
/** Null after the replica has been promoted. */
const REPLICA_AT =
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at'
