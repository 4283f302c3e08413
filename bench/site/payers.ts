import { connect, type Connection } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import pg from 'pg';
import { benchDatabase } from './world.ts';

/** People with a card and a monthly plan that fell due an hour ago, made by the database itself. */
const PAYERS = [
  `insert into accounts (id, email, first_name, last_name, gender, language, country, created_at)
   select md5('account ' || n)::uuid, 'payer' || n || '@madang.example', 'Sora', 'Kim', 'female', 'en_us', 'US', now() - interval '1 month 1 hour'
   from generate_series(1, $1::int) n`,
  `insert into sandbox_instruments (reference, key, token_id, customer, scenario, brand, last4, expiry_month, expiry_year, zip_code, holder, fingerprint, created_at)
   select 'reference ' || n, 'key ' || n, 'token ' || n, md5('account ' || n), 'ok', 'visa', '4242', 12, 2036, '94103', 'Sora Kim', 'card ' || n, now()
   from generate_series(1, $1::int) n`,
  `insert into billing_instruments (id, account_id, gateway, reference, brand, last4, expiry_month, expiry_year, holder, zip_code, fingerprint, is_primary, created_at)
   select md5('card ' || n)::uuid, md5('account ' || n)::uuid, 'sandbox', 'reference ' || n, 'visa', '4242', 12, 2036, 'Sora Kim', '94103', 'card ' || n, true, now()
   from generate_series(1, $1::int) n`,
  `insert into subscriptions (id, account_id, sku, plan, period, gateway, status, country, currency, started_at, anchor_at, anchor_number, period_number,
     period_start, period_end, renewable, declines, next_at, until)
   select md5('subscription ' || n)::uuid, md5('account ' || n)::uuid, 'WEB_PREMIUM_MONTHLY_USD', 'Premium', 'monthly', 'CARD', 'ACTIVE', 'US', 'USD',
     due - interval '1 month', due - interval '1 month', 1, 1, due - interval '1 month', due, true, 0, due, due + interval '1 day'
   from (select n, now() - interval '1 hour' as due from generate_series(1, $1::int) n) as numbered`,
];

/** What holds rows is known to the planner, as it would be by then; an empty table it would believe to stay empty, and read whole each time. */
const ANALYZE_FILLED = `do $$ declare filled regclass; begin
  for filled in select relid from pg_stat_user_tables where n_live_tup > 0 loop execute format('analyze %s', filled); end loop;
end $$`;

const asAdministrator = async (url: string, statements: readonly string[], values: readonly unknown[] = []): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement, statement.includes('$1') ? [...values] : []);
  } finally {
    await client.end();
  }
};

export interface Payers {
  readonly connection: Connection;
  /** Closes and drops it. */
  readonly close: () => Promise<void>;
}

/** Fresh database with `count` payers, and the rows that `more` derives from them. Null where no PostgreSQL answers. */
export const makePayers = async (name: string, count: number, more: readonly string[] = []): Promise<Payers | null> => {
  const server = await benchDatabase();
  if (server === null) return null;
  const drop = (): Promise<void> => asAdministrator(server, [`drop database if exists ${name} with (force)`]);
  await drop();
  const url = (await benchDatabase(name)) ?? server;
  const connection = await connect({ url });
  await migrate(connection.database);
  await asAdministrator(url, [...PAYERS, ...more], [count]);
  await asAdministrator(url, [ANALYZE_FILLED]);
  const close = async (): Promise<void> => {
    await connection.close();
    await drop();
  };
  return { connection, close };
};
