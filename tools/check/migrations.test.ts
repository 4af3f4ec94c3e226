import { migrationProblems, problemsOf } from './migrations'

const problems = (...statements: string[]) =>
  problemsOf('0099_x.sql', statements.join(';\n--> statement-breakpoint\n'))
const ALONE = '-- outside a transaction\n'
const FRESH = 'CREATE TABLE "gifts" ("id" bigserial PRIMARY KEY NOT NULL)'

test('the migrations of this version are compatible with the previous version', () => {
  expect(migrationProblems()).toEqual([])
})

test.each([
  ['CREATE INDEX "a" ON "orders" USING btree ("id")', 'blocks all writes'],
  ['CREATE UNIQUE INDEX a ON orders (id)', 'blocks all writes'],
  ['DROP INDEX "a"', 'waits for a lock'],
  ['ALTER TABLE "users" ADD COLUMN "x" text NOT NULL', 'fails if the table has rows'],
  ['ALTER TABLE users ADD x uuid DEFAULT gen_random_uuid()', 'rewrites the table'],
  ['ALTER TABLE users ADD COLUMN x bigserial', 'rewrites the table'],
  ['ALTER TABLE users ALTER COLUMN email SET NOT NULL', 'scans the table'],
  ['ALTER TABLE orders ADD CONSTRAINT c CHECK (total > 0)', 'scans the table'],
  ['ALTER TABLE orders ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES users(id)', 'scans the table'],
  ['ALTER TABLE orders ALTER COLUMN total SET DATA TYPE numeric', 'rewrites the table'],
  ['ALTER TABLE orders ALTER COLUMN total TYPE numeric', 'rewrites the table'],
  ['ALTER TABLE orders DROP COLUMN remark', 'the previous version still uses'],
  ['DROP TABLE follows', 'the previous version still uses'],
  ['ALTER TABLE orders RENAME COLUMN remark TO note', 'uses the old name'],
  ['-- why\nUPDATE orders SET remark = null', 'locks every row'],
  ['WITH x AS (SELECT 1) DELETE FROM orders', 'locks every row'],
  ['LOCK TABLE orders', 'blocks other transactions'],
  ["SET lock_timeout = '1h'", 'blocks other transactions'],
  ['CREATE INDEX CONCURRENTLY a ON orders (id)', 'begin the file with'],
  [`${ALONE}CREATE INDEX CONCURRENTLY a ON orders (id)`, 'so that it can be retried'],
  [`${ALONE}${FRESH}`, 'can be interrupted halfway'],
])('rejects %s', (statement, problem) => {
  expect(problems(statement)).toEqual([expect.stringContaining(problem)])
})

test.each([
  [[FRESH, 'CREATE INDEX "g" ON "gifts" USING btree ("id")']],
  [[FRESH, 'ALTER TABLE "gifts" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "users"("id")']],
  [['ALTER TABLE "users" ADD COLUMN "x" text']],
  [['ALTER TABLE "users" ADD COLUMN "x" boolean DEFAULT false NOT NULL']],
  [['ALTER TABLE "users" ADD COLUMN "x" timestamp (3) with time zone DEFAULT now() NOT NULL']],
  [['ALTER TABLE orders ADD CONSTRAINT c CHECK (total > 0) NOT VALID']],
  [['ALTER TABLE orders VALIDATE CONSTRAINT c']],
  [['CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE a SET b = 1; END $$']],
  [['CREATE TRIGGER t BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION f()']],
  [['-- safe: nothing has asked for it since 0.1.0\nALTER TABLE orders DROP COLUMN remark']],
  [
    [
      `${ALONE}DROP INDEX CONCURRENTLY IF EXISTS "a"`,
      'CREATE INDEX CONCURRENTLY "a" ON "orders" ("id")',
    ],
  ],
])('accepts %j', (statements) => {
  expect(problems(...statements)).toEqual([])
})
