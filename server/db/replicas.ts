import { connect, type Connection, type Database } from './connection'
import { PrimaryHistory, ReplicaState } from './replica-state'

const POLL_INTERVAL_MS = 200
/** Shorter than the primary's, because a failed replica query is repeated on the primary within the 8 s of a call. */
const REPLICA_TIMEOUTS = { connectMs: 500, silenceMs: 2500 }
const POLL_TIMEOUTS = { connectMs: 1000, silenceMs: 2000 }

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
  state: ReplicaState
}

/** The read replicas, for public data. */
export class Replicas {
  readonly #all: Replica[]
  readonly #connections: Connection[] = []
  readonly #stopping = new AbortController()
  #turn = 0

  constructor({ replicaUrls, replicaLagMs, ...settings }: ReplicaSettings) {
    const open = (url: string, size: number, timeouts: typeof POLL_TIMEOUTS) => {
      const connection = connect(url, size, timeouts, settings.areStatementsNamed)
      this.#connections.push(connection)
      return connection
    }
    const primary = new PrimaryHistory()
    if (replicaUrls.length > 0) {
      const { pool } = open(settings.databaseUrl, 1, POLL_TIMEOUTS)
      this.#repeat(async () => {
        const { rows } = await pool.query<{ at: string }>(PRIMARY_AT)
        primary.note(rows[0]?.at ?? '', Date.now())
      })
    }
    this.#all = replicaUrls.map((url, place) => {
      const state = new ReplicaState(primary, replicaLagMs)
      const { pool } = open(url, 1, POLL_TIMEOUTS)
      this.#repeat(async () => {
        const answer = await pool.query<{ at: string | null }>(REPLICA_AT).catch(() => null)
        state.note(answer?.rows[0]?.at ?? null)
      })
      const { db } = open(url, settings.poolSize, REPLICA_TIMEOUTS)
      return { name: `${place + 1}`, db, state }
    })
  }

  get isConfigured(): boolean {
    return this.#all.length > 0
  }

  /**
   * Returns a replica that has replayed `after` and is within the maximum lag, round-robin; undefined means the
   * primary.
   */
  pick(after: bigint): Replica | undefined {
    const now = Date.now()
    const fit = this.#all.filter(({ state }) => state.isFit(after, now))
    this.#turn += 1
    return fit[this.#turn % fit.length]
  }

  /** Lag in seconds by name, without replicas that cannot be reached. */
  behind(): Record<string, number> {
    const known = this.#all.filter(({ state }) => state.msBehind < Infinity)
    return Object.fromEntries(known.map(({ name, state }) => [name, state.msBehind / 1000]))
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#connections.map((connection) => connection.close()))
  }

  /** Polls each server independently, so that one that does not answer does not delay the others. */
  #repeat(poll: () => Promise<void>): void {
    const { signal } = this.#stopping
    const turn = async () => {
      await poll().catch(() => undefined)
      if (!signal.aborted) setTimeout(() => void turn(), POLL_INTERVAL_MS).unref()
    }
    void turn()
  }
}

/** Includes all committed data, also with synchronous_commit off. */
const PRIMARY_AT = 'select pg_current_wal_insert_lsn()::text as at'
/** Null after the replica has been promoted. */
const REPLICA_AT =
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at'
