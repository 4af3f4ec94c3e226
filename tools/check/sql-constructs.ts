export interface Construct {
  name: string
  pattern: RegExp
  /** Which engines do not have it, as part of a sentence. */
  lacking: string
  /** What serves without it. */
  instead: string
  /** The only files that may use it. */
  places: readonly string[]
}

const migrations = (...names: string[]) => names.map((name) => `server/db/migrations/${name}.sql`)

const IN_PARTS = ['0030_audit_trail_in_parts', '0036_entries_in_parts', '0037_events_in_parts']

/**
 * What PostgreSQL has and engines that speak its language over many machines lack, each or one of them: docs/scale.md
 * says which, with where it is written. Keys drawn by `bigserial`, foreign keys and partial indexes are used everywhere
 * and not looked for.
 */
export const CONSTRUCTS: readonly Construct[] = [
  {
    name: 'LISTEN or NOTIFY',
    pattern: /\bpg_notify\s*\(|['"`;]\s*((un)?listen|notify)\s+["a-z_]/i,
    lacking: 'CockroachDB and Aurora DSQL lack and poolers break',
    instead: 'read a table a few times a second, as services/live.ts does',
    places: [],
  },
  {
    name: 'a lock that lives with its connection',
    pattern: /\bpg_(try_)?advisory_(lock|unlock)/i,
    lacking: 'CockroachDB, Aurora DSQL and Citus lack or keep on one node, and poolers break',
    instead: 'guard it by a row',
    places: [
      'server/jobs/leader.ts',
      'server/db/migrate.ts',
      'server/db/seed/bulk.ts',
      'tools/test/templates.ts',
    ],
  },
  {
    name: 'an advisory lock of a transaction',
    pattern: /\bpg_(try_)?advisory_xact/i,
    lacking: 'Aurora DSQL lacks',
    instead: 'lock a row, or let a unique index decide',
    places: ['server/repositories/push-subscriptions.ts', 'server/db/seed/seed.ts'],
  },
  {
    name: 'SKIP LOCKED',
    pattern: /\bskip\s+locked\b|\bskipLocked\b/i,
    lacking: 'Aurora DSQL, which locks nothing, and Citus across nodes lack',
    instead: 'let one process do it, as jobs with `every` are',
    places: [
      'server/repositories/search-index.ts',
      'server/repositories/demo.ts',
      'server/repositories/orders.ts',
    ],
  },
  {
    name: 'a trigger',
    pattern: /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i,
    lacking: 'Aurora DSQL, Limitless and Citus lack, and CockroachDB has in part',
    instead: 'a CHECK or a unique index where one can say it',
    places: migrations(
      '0001_triggers',
      '0003_search_triggers',
      '0004_search_bulk',
      '0007_catalogue_dates',
      '0009_bill_totals_trigger',
      '0014_review_triggers',
      '0019_money_pauses_guard',
      '0021_audit_trail_triggers',
      '0027_search_price_ends_trigger',
      ...IN_PARTS,
    ).concat('server/repositories/parts.ts'),
  },
  {
    name: 'a function in PL/pgSQL',
    pattern: /\blanguage\s+plpgsql\b|\bdo\s+\$\$/i,
    lacking: 'Aurora DSQL lacks',
    instead: 'a function in SQL, or the statement in a repository',
    places: migrations(
      '0001_triggers',
      '0003_search_triggers',
      '0004_search_bulk',
      '0007_catalogue_dates',
      '0009_bill_totals_trigger',
      '0019_money_pauses_guard',
      '0023_search_parts',
      '0027_search_price_ends_trigger',
      '0028_audit_trail_bound',
      '0033_entries_bound',
      '0034_events_bound',
      ...IN_PARTS,
    ),
  },
  {
    name: 'what is checked when the transaction ends',
    pattern: /\b(not\s+)?deferrable\b|\binitially\s+deferred\b|\bset\s+constraints\b/i,
    lacking: 'YugabyteDB and CockroachDB lack',
    instead: 'a check of each row',
    places: migrations('0001_triggers', '0036_entries_in_parts'),
  },
  {
    name: 'a GIN, GiST or other index but B-tree',
    pattern: /\busing\s+(gin|gist|brin|spgist|hash)\b|\.using\(\s*['"](gin|gist|brin|spgist|hash)/i,
    lacking: 'Aurora DSQL lacks, and others have with limits',
    instead: 'a B-tree, or the tables of search',
    places: [
      'server/db/tables/search.ts',
      ...migrations('0002_search', '0024_search_part_indexes'),
    ],
  },
  {
    name: 'text search',
    pattern: /tsvector|tsquery(?!')|\bts_(delete|rank\w*)\b/,
    lacking: 'Aurora DSQL lacks and CockroachDB has in part',
    instead: 'ask through repositories/search-*',
    places: [
      'server/repositories/search-ends.ts',
      'server/repositories/search-index.ts',
      'server/repositories/search-products.ts',
      'server/repositories/search-shops.ts',
      'server/db/tables/search.ts',
      ...migrations(
        '0002_search',
        '0003_search_triggers',
        '0004_search_bulk',
        '0023_search_parts',
        '0027_search_price_ends_trigger',
      ),
    ],
  },
  {
    name: 'an extension',
    pattern: /\bcreate\s+extension\b|\bgin_trgm_ops\b|\bsimilarity\s*\(/i,
    lacking: 'Aurora DSQL lacks and others have a few of',
    instead: 'do without',
    places: [],
  },
  {
    name: 'a generated column',
    pattern: /\bgenerated\s+always\s+as\s*\(|\.generatedAlwaysAs\(/i,
    lacking: 'YugabyteDB lacked for long and Aurora DSQL lacks',
    instead: 'write it with the row',
    places: [],
  },
  {
    name: 'an exclusion constraint',
    pattern: /\bexclude\s+using\b/i,
    lacking: 'YugabyteDB, CockroachDB and Aurora DSQL lack',
    instead: 'a unique index',
    places: [],
  },
  {
    name: 'a sequence set by hand',
    pattern:
      /\b(nextval|setval|currval|lastval|pg_get_serial_sequence)\s*\(|\bcreate\s+sequence\b/i,
    lacking: 'Aurora DSQL lacks, and no engine of many machines draws in order',
    instead: 'let the column draw its own, and never lean on its order',
    places: ['server/db/seed/seed.ts', 'server/db/seed/bulk.ts', 'cli/backup/restore.ts'],
  },
  {
    name: 'numbers of transactions and snapshots',
    pattern: /\bpg_(current_xact|snapshot|current_snapshot)|\bxid8\b|\btxid_|\b(ctid|xmin|xmax)\b/i,
    lacking: 'YugabyteDB, CockroachDB, Aurora DSQL and Limitless lack, and Citus has for each node',
    instead: 'a time and a window, as catalogue-changes.ts does',
    places: [
      'server/repositories/events.ts',
      'server/repositories/search-ends.ts',
      'server/db/tables/ledger.ts',
      ...migrations('0005_purchase_life'),
    ],
  },
  {
    name: 'a position in the log',
    pattern: /\bpg_(current|last)_wal|\bpg_is_in_recovery\b/i,
    lacking: 'all of them lack',
    instead: 'leave it to where replicas are asked for',
    places: ['server/repositories/catalogue-changes.ts', 'server/db/replicas.ts'],
  },
  {
    name: 'a temporary table',
    pattern: /\bcreate\s+(local\s+|global\s+)?temp(orary)?\b/i,
    lacking: 'Aurora DSQL lacks and poolers break',
    instead: 'a list as a parameter, or WITH',
    places: [],
  },
  {
    name: 'a cursor of a session',
    pattern: /\bdeclare\s+\w+\s+((no\s+)?scroll\s+|binary\s+)?cursor\b|\bwith\s+hold\b/i,
    lacking: 'poolers break and CockroachDB has in part',
    instead: 'the next page by its last key',
    places: [],
  },
  {
    name: 'a lock of a whole table',
    pattern: /\block\s+(table|only)\b/i,
    lacking: 'YugabyteDB and CockroachDB lack',
    instead: 'lock rows',
    places: [],
  },
  {
    name: 'TRUNCATE',
    pattern: /\btruncate\b/i,
    lacking: 'Aurora DSQL lacks',
    instead: 'delete',
    places: [
      'server/db/seed/bulk.ts',
      'server/repositories/parts.ts',
      ...migrations('0001_triggers', '0021_audit_trail_triggers', ...IN_PARTS),
    ],
  },
  {
    name: 'a table in parts',
    pattern: /\bpartition\s+(by\s+(range|list|hash)\s*\(|of\b)|\b(attach|detach)\s+partition\b/i,
    lacking: 'Aurora DSQL and Limitless lack',
    instead: 'a table',
    places: ['server/repositories/parts.ts', ...migrations(...IN_PARTS)],
  },
  {
    name: 'a savepoint',
    pattern: /\bsavepoint\b/i,
    lacking: 'Aurora DSQL lacks',
    instead: 'decide before writing',
    places: [],
  },
  {
    name: 'the planner’s own numbers',
    pattern: /\breltuples\b|\btablesample\b|\bpg_class\b|\bpg_stat_/i,
    lacking: 'each has in another form',
    instead: 'count a part',
    places: [
      'server/repositories/parts.ts',
      'server/repositories/search-sample.ts',
      'cli/backup/restore.ts',
      'cli/backup/databases.ts',
      'cli/backup/contents.ts',
    ],
  },
]
