import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Connection } from '@madang/database/connection.ts';
import { runDue } from '@madang/server/billing/run-billing.ts';
import { createDeps } from '@madang/server/create-deps.ts';
import type { PaymentGateway } from '@madang/server/ports/payment-gateway.ts';
import { startSandbox } from '@madang/server/providers/payments/sandbox/sandbox.fixture.ts';
import { scriptedGateway } from '@madang/server/providers/payments/scripted-gateway.fixture.ts';
import { PRODUCT_SETTINGS } from '@madang/server/settings/product-settings.fixture.ts';
import { balanceOf } from '../../tests/faults/world/balance.ts';
import type { Bench } from '../bench.ts';
import { leftOut, type Line } from '../line.ts';
import { cpuTimeOf } from '../measure/cpu-time.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { makePayers } from '../site/payers.ts';
import type { Row } from './row.ts';

const MANY = 100_000;
const QUICK = 5000;
const BY_SANDBOX = 2000;

const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

/** The job as a node runs it, with nothing around it. */
const jobOver = async (connection: Connection, gateway: PaymentGateway): Promise<() => Promise<void>> => {
  const { deps } = await createDeps({
    connection,
    gateway,
    storage: { index: async () => null, stat: async () => null, read: () => Readable.from([]) },
    tokenKey: randomBytes(32),
    pinKey: randomBytes(32),
    mediaSecret: 'media secret',
    settings: PRODUCT_SETTINGS,
    now: Date.now,
    report: () => undefined,
  });
  return () => runDue(deps);
};

interface Outcome {
  readonly renewed: number;
  readonly twice: number;
}

const outcomeOf = async ({ query }: Connection): Promise<Outcome> => {
  const { rows } = await query(
    `select count(*) filter (where paid = 1)::int as renewed, count(*) filter (where paid > 1)::int as twice from (
       select count(*) as paid from invoices where kind = 'renewal' and state = 'paid' group by subscription_id) as each`,
  );
  return rows[0] as Outcome;
};

/** Runs the job once over all of them, and counts what it left. */
const measureOver = async (row: string, connection: Connection, count: number, gateway: PaymentGateway): Promise<Line> => {
  const job = await jobOver(connection, gateway);
  const { rows } = await connection.query('select current_database() as name');
  const from = performance.now();
  const cpu = await cpuTimeOf({ pids: [process.pid], database: String(rows[0]?.name) }, job);
  const seconds = (performance.now() - from) / 1000;
  const { renewed, twice } = await outcomeOf(connection);
  const isRight = renewed === count && twice === 0;
  return {
    row,
    ours: `${whole(count / seconds)}/s`,
    limit: `${whole(renewed)} of ${whole(count)} renewed, ${twice} twice`,
    target: `${whole(count)}, 0 twice`,
    verdict: isRight ? 'met' : 'not met',
    ...(cpu !== null && { cpu: whole(cpu / count) }),
    pressure: cpuPressure(),
  };
};

const measureScripted = async (count: number): Promise<Line> => {
  const row = `renewals, ${whole(count)} due at once`;
  const payers = await makePayers('madang_bench_renewals', count);
  if (payers === null) return leftOut(row, 'it needs a PostgreSQL');
  try {
    const provider = scriptedGateway();
    const line = await measureOver(row, payers.connection, count, provider.gateway);
    const taken = provider.taken().length;
    return taken === count ? line : { ...line, verdict: 'not met', note: `${taken} charges` };
  } finally {
    await payers.close();
  }
};

const measureSandbox = async (count: number): Promise<Line> => {
  const row = `renewals, ${whole(count)} due at once, sandbox over HTTP`;
  const payers = await makePayers('madang_bench_renewals', count);
  if (payers === null) return leftOut(row, 'it needs a PostgreSQL');
  const sandbox = await startSandbox({ connection: payers.connection, now: Date.now });
  try {
    const line = await measureOver(row, payers.connection, count, sandbox.gateway);
    const { lost, double, unbalanced, unsettled } = await balanceOf(payers.connection);
    const faults = lost + double + unbalanced + unsettled;
    return faults === 0 ? line : { ...line, verdict: 'not met', note: `${faults} do not balance` };
  } finally {
    await sandbox.close();
    await payers.close();
  }
};

/** What falls due at the same instant, after an outage or on the first of a month. */
export const renewalsRow: Row = {
  name: 'renewals',
  measure: async ({ options }: Bench) => [
    await measureSandbox(BY_SANDBOX),
    await measureScripted(options.seconds === 1 ? QUICK : MANY),
  ],
};
