import type { Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import type { Bench } from '../bench.ts';
import { leftOut, type Line } from '../line.ts';
import { cpuTimeOf } from '../measure/cpu-time.ts';
import { median } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { makePayers, type Payers } from '../site/payers.ts';
import type { Row } from './row.ts';

const ROW = 'books and bills of one account, 1,000 → 100,000 accounts, CPU';
const [FEW, MANY] = [1000, 100_000];
/** A statement of one account must not cost more as the number of paying accounts grows. */
const MAX_GROWTH = 1.5;
/** Accounts that are asked for in a round. */
const QUERIES = 1000;
const PAGE = 20;

/** What an account has paid, by ledger. */
const STATEMENT =
  'select ledger, currency, sum(amount) as amount from ledger_entries where account_id = $1 group by ledger, currency';
const INDEX = 'ledger_entries_of_account';

/** A year of paid bills for everybody, as the engine would have written them; what the database checks of each is checked elsewhere. */
const YEAR = [
  'set session_replication_role = replica',
  `insert into invoices (id, account_id, subscription_id, number, state, kind, sku, plan, period, period_number, period_start, period_end, country, currency,
     retail, discount, tax, tax_included, credit, total, payment_method, instrument_id, deed, created_at, settled_at)
   select md5(n || ' bill ' || month)::uuid, md5('account ' || n)::uuid, md5('subscription ' || n)::uuid, null, 'paid', 'renewal', 'WEB_PREMIUM_MONTHLY_USD',
     'Premium', 'monthly', -month, at, at + interval '1 month', 'US', 'USD', 1299, 0, 0, 0, 0, 1299, 'CARD', md5('card ' || n)::uuid, '{}', at, at
   from generate_series(1, $1::int) n, generate_series(1, 12) month, lateral (select now() - month * interval '1 month' as at) as due`,
  `insert into ledger_entries (transaction_id, line, account_id, invoice_id, ledger, currency, amount, entered_at)
   select id, line, account_id, id, case line when 0 then 'revenue' else 'cash' end, currency, case line when 0 then -total else total end, settled_at
   from invoices, generate_series(0, 1) line where $1::int > 0`,
];

/** Account ids by number, from the hash with which the database made them. */
const accountAt = async ({ query }: Connection, numbers: readonly number[]): Promise<readonly string[]> => {
  const { rows } = await query("select md5('account ' || n)::uuid as id from unnest($1::int[]) n", [numbers]);
  return rows.map((row: { readonly id: string }) => row.id);
};

/** A look at the bills, as the page of transactions has it, and at the books, for accounts from everywhere. */
const look = async (connection: Connection, accounts: readonly string[]): Promise<void> => {
  const { invoices } = repositories(connection.database);
  for (const accountId of accounts) {
    await connection.query(STATEMENT, [accountId]);
    await invoices.listOf(accountId, 0, PAGE);
  }
};

interface Side {
  readonly connection: Connection;
  readonly database: string;
  readonly accounts: readonly string[];
}

const sideOf = async ({ connection }: Payers, count: number): Promise<Side> => {
  const numbers = Array.from({ length: QUERIES }, (_, index) => 1 + Math.floor((index * count) / QUERIES));
  const { rows } = await connection.query('select current_database() as name');
  return { connection, database: String(rows[0]?.name), accounts: await accountAt(connection, numbers) };
};

const cpuOf = async ({ connection, database, accounts }: Side): Promise<number | null> =>
  cpuTimeOf({ pids: [process.pid], database }, () => look(connection, accounts));

const isByIndex = async ({ connection, accounts }: Side): Promise<boolean> => {
  const { rows } = await connection.query(`explain (format json) ${STATEMENT}`, [accounts[0]]);
  const plan = JSON.stringify(rows);
  return plan.includes(INDEX) && !plan.includes('Seq Scan');
};

const compare = async (bench: Bench, few: Side, many: Side): Promise<Line> => {
  const [ours, limit]: [number[], number[]] = [[], []];
  for (const side of [few, many]) await look(side.connection, side.accounts);
  for (let round = 0; round < bench.options.rounds; round += 1) {
    const [more, less] = [await cpuOf(many), await cpuOf(few)];
    if (more === null || less === null) return leftOut(ROW, 'the system does not tell processor time');
    ours.push(more / QUERIES);
    limit.push(less / QUERIES);
  }
  const [more, less] = [median(ours), median(limit)];
  const byIndex = await isByIndex(many);
  return {
    row: ROW,
    ours: `${Math.round(more)} µs`,
    limit: `${Math.round(less)} µs with few`,
    ratio: (more / less).toFixed(2),
    target: `≤ ${MAX_GROWTH.toFixed(2)}`,
    verdict: more / less <= MAX_GROWTH && byIndex ? 'met' : 'not met',
    pressure: cpuPressure(),
    note: byIndex ? `by ${INDEX}` : 'not by an index',
  };
};

/** A database of a year of bills each, for a thousand and for a hundred thousand. */
export const ledgerRow: Row = {
  name: 'ledger',
  measure: async (bench) => {
    const few = await makePayers('madang_bench_few_payers', FEW, YEAR);
    if (few === null) return [leftOut(ROW, 'it needs a PostgreSQL')];
    const many = await makePayers('madang_bench_many_payers', MANY, YEAR);
    try {
      if (many === null) return [leftOut(ROW, 'it needs a PostgreSQL')];
      return [await compare(bench, await sideOf(few, FEW), await sideOf(many, MANY))];
    } finally {
      await few.close();
      await many?.close();
    }
  },
};
