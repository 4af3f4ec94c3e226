import { connect, type Connection, type Database } from './connection'
import { PrimaryHistory, ReplicaStanding } from './replica-standing'

const LOOK_EVERY_MS = 200
/**
 * Shorter than those of the primary, because it is asked after a replica that fails, and both have to fit into the
 * eight seconds of a call.
 */
const OF_REPLICAS = { connectMs: 500, silenceMs: 2500 }
const OF_LOOKS = { connectMs: 1000, silenceMs: 2000 }

export interface ReplicaSettings {
  databaseUrl: string
  replicaUrls: string[]
  /** What a replica gives may be so old. */
  replicaLagMs: number
  poolSize: number
  areStatementsNamed: boolean
}

export interface Replica {
  name: string
  db: Database
  standing: ReplicaStanding
}

/** Copies of the database that follow it, for what every visitor may read. */
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

  /** One that has everything up to `after` and is not far behind, each in turn; undefined sends to the primary. */
  pick(after: bigint): Replica | undefined {
    const now = Date.now()
    const fit = this.#all.filter(({ standing }) => standing.isFit(after, now))
    this.#turn += 1
    return fit[this.#turn % fit.length]
  }

  /** By name, in seconds; one that cannot be asked is not among them. */
  behind(): Record<string, number> {
    const known = this.#all.filter(({ standing }) => standing.msBehind < Infinity)
    return Object.fromEntries(known.map(({ name, standing }) => [name, standing.msBehind / 1000]))
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#connections.map((connection) => connection.close()))
  }

  /** Each by itself: one that does not answer must not hold up what is known of the others. */
  #repeat(look: () => Promise<void>): void {
    const { signal } = this.#stopping
    const turn = async () => {
      await look().catch(() => undefined)
      if (!signal.aborted) setTimeout(() => void turn(), LOOK_EVERY_MS).unref()
    }
    void turn()
  }
}

/** What was committed is before it, also where nobody waited for the disk. */
const PRIMARY_AT = 'select pg_current_wal_insert_lsn()::text as at'
/** Null of one that was made a primary itself. */
const REPLICA_AT =
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at'
