import { migrationProblems, problemsOf } from './migrations'

const problems = (...statements: string[]) =>
  problemsOf('0099_x.sql', statements.join(';\n--> statement-breakpoint\n'))
const ALONE = '-- outside a transaction\n'
const FRESH = 'CREATE TABLE "gifts" ("id" bigserial PRIMARY KEY NOT NULL)'

test('the migrations of this version are compatible with the previous version', () => {
  expect(migrationProblems()).toEqual([])
})

test.each([
  ['CREATE INDEX "a" ON "orders" USING btree ("id")', 'makes everybody who writes wait'],
  ['CREATE UNIQUE INDEX a ON orders (id)', 'makes everybody who writes wait'],
  ['DROP INDEX "a"', 'waits in front of everybody'],
  ['ALTER TABLE "users" ADD COLUMN "x" text NOT NULL', 'fails where there are rows'],
  ['ALTER TABLE users ADD x uuid DEFAULT gen_random_uuid()', 'writes the whole table anew'],
  ['ALTER TABLE users ADD COLUMN x bigserial', 'writes the whole table anew'],
  ['ALTER TABLE users ALTER COLUMN email SET NOT NULL', 'reads the whole table'],
  ['ALTER TABLE orders ADD CONSTRAINT c CHECK (total > 0)', 'reads the whole table'],
  ['ALTER TABLE orders ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES users(id)', 'reads the whole'],
  ['ALTER TABLE orders ALTER COLUMN total SET DATA TYPE numeric', 'writes the whole table anew'],
  ['ALTER TABLE orders ALTER COLUMN total TYPE numeric', 'writes the whole table anew'],
  ['ALTER TABLE orders DROP COLUMN remark', 'the version before still asks'],
  ['DROP TABLE follows', 'the version before still asks'],
  ['ALTER TABLE orders RENAME COLUMN remark TO note', 'knows the old name'],
  ['-- why\nUPDATE orders SET remark = null', 'locks every row'],
  ['WITH x AS (SELECT 1) DELETE FROM orders', 'locks every row'],
  ['LOCK TABLE orders', 'holds others up'],
  ["SET lock_timeout = '1h'", 'holds others up'],
  ['CREATE INDEX CONCURRENTLY a ON orders (id)', 'begin the file with'],
  [`${ALONE}CREATE INDEX CONCURRENTLY a ON orders (id)`, 'so that it can begin again'],
  [`${ALONE}${FRESH}`, 'can be cut off half done'],
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
