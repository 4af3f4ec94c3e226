import { constructsIn, distributedSqlProblems } from './distributed-sql'
import { CONSTRUCTS } from './sql-constructs'

const namesIn = (statement: string, file = 'server/repositories/gifts.ts') =>
  constructsIn(file, statement).map(({ name }) => name)

test('the SQL keeps inside what is known of it', () => {
  expect(distributedSqlProblems()).toEqual([])
})

const CAUGHT: [string, string][] = [
  ['await client.query(`listen gifts`)', 'LISTEN or NOTIFY'],
  ["sql`select pg_notify('gifts', ${id})`", 'LISTEN or NOTIFY'],
  ['select pg_try_advisory_lock($1)', 'a lock that lives with its connection'],
  ['select pg_advisory_xact_lock(1)', 'an advisory lock of a transaction'],
  ['select 1 from gifts for update skip locked', 'SKIP LOCKED'],
  [".for('update', { skipLocked: true })", 'SKIP LOCKED'],
  ['CREATE CONSTRAINT TRIGGER t AFTER INSERT ON gifts', 'a trigger'],
  ['CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$ BEGIN END $$', 'a function in PL/pgSQL'],
  ['unique (a) deferrable', 'what is checked when the transaction ends'],
  ['CREATE INDEX "g" ON "gifts" USING gin ("words")', 'a GIN, GiST or other index but B-tree'],
  ["index('g').using('gin', table.words)", 'a GIN, GiST or other index but B-tree'],
  ['where words @@ ${query}::tsquery', 'text search'],
  ['CREATE EXTENSION pg_trgm', 'an extension'],
  ['total int generated always as (a + b) stored', 'a generated column'],
  ['exclude using gist (period with &&)', 'an exclusion constraint'],
  ["select nextval('gifts_id_seq')", 'a sequence set by hand'],
  ['select pg_snapshot_xmin(pg_current_snapshot())', 'numbers of transactions and snapshots'],
  ['select pg_current_wal_lsn()', 'a position in the log'],
  ['create temporary table gifts (id int)', 'a temporary table'],
  ['declare gifts cursor for select 1', 'a cursor of a session'],
  ['lock table gifts in share mode', 'a lock of a whole table'],
  ['truncate gifts', 'TRUNCATE'],
  ['create table gifts (at date) partition by range (at)', 'a table in parts'],
  ['savepoint before_gift', 'a savepoint'],
  ['select reltuples from pg_class', 'the planner’s own numbers'],
]

test.each(CAUGHT)('%s is noticed', (statement, name) => {
  expect(namesIn(statement)).toContain(name)
})

test('each construct is tried here', () => {
  const tried = new Set(CAUGHT.map(([, name]) => name))
  expect(CONSTRUCTS.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})

test.each([
  '/** NOTIFY would make every commit wait; an advisory lock, pg_advisory_lock, would not. */',
  '// truncate gifts',
  "import { narrow } from '@/server/domain/search/tsquery'",
  'row_number() over (partition by shop_id order by id)',
  'await Promise.all([work, listen(client, watch)])',
  "import { tell } from './notify'",
  'select id from gifts where id = any($1) order by id for update',
])('%s passes', (text) => {
  expect(namesIn(text)).toEqual([])
})

test('a comment in SQL may speak of what its statements do not use', () => {
  expect(namesIn('-- not TRUNCATE\nDELETE FROM gifts', 'server/db/migrations/0099_x.sql')).toEqual(
    [],
  )
})
