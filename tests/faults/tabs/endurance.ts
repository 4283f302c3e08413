import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { quantile } from '../../../bench/measure/median.ts';
import { cpuPressure } from '../../../bench/measure/cpu-pressure.ts';
import { buildServer } from '../../../tools/steps/build-server.ts';
import { buildWeb } from '../../../tools/steps/build-web.ts';
import { findPostgres } from '../../../tools/steps/find-postgres.ts';
import { newKeys } from '../../../tools/steps/new-keys.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { openBrowser, type Request } from './browser.ts';

/** Ten tabs on three nodes whose tokens run out again and again: `node tests/faults/tabs/endurance.ts --minutes 15 --speed 6`. */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, speed: { type: 'string', default: '6' } },
});
const [minutes, speed] = [Number(values.minutes), Number(values.speed)];

const TABS = 10;
const NODES = 3;
const TOKEN_SECONDS = 600;
const PASSWORD = 'courtyard-26';
/** Pause between two actions in a tab, in milliseconds. */
const PAUSE_MS = 1500;

await buildWeb(() => undefined);
await buildServer();
const found = await findPostgres({ provide: false });
if ('missing' in found) throw new Error(found.missing);
const administrator = new pg.Client({ connectionString: found.url });
await administrator.connect();
const name = `madang_endurance_${randomBytes(6).toString('hex')}`;
await administrator.query(`create database ${name}`);
const databaseUrl = Object.assign(new URL(found.url), { pathname: `/${name}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'madang-endurance-'));

/** Environment of all nodes of the installation. */
const environment = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  ...newKeys(),
  CLOCK_SPEED: String(speed),
  CLOCK_BEGUN: String(Date.now()),
  NODE_OPTIONS: `--import ${new URL('faster-clock.ts', import.meta.url).href}`,
};
const nodes: ServerProcess[] = [];
for (let index = 0; index < NODES; index += 1) nodes.push(await startServer(environment));

const network = globalThis.fetch;
const pause = (milliseconds: number) => new Promise((pass) => setTimeout(pass, milliseconds));
const times: number[] = [];
let turn = 0;
const carry = async ({ method, path, headers, body }: Request) => {
  turn += 1;
  const origin = nodes[turn % NODES]?.origin ?? '';
  const askedAt = performance.now();
  const response = await network(origin + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  times.push(performance.now() - askedAt);
  const cookies = response.headers.getSetCookie().map((cookie) => {
    const [cookieName = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
    return { name: cookieName, value: decodeURIComponent(value) };
  });
  return { status: response.status, body: text, cookies };
};

const email = `${randomUUID()}@madang.example`;
await carry({
  method: 'POST',
  path: '/api/gateway/v01/user/signup',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    first_name: 'Mina',
    last_name: 'Oliveira',
    gender: 'female',
    agreed: true,
  }),
});
const browser = openBrowser(carry);
const token = await browser.signIn({ email, password: PASSWORD });
const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.openTab(token)));

const begun = performance.now();
const until = begun + minutes * 60_000;
const errors: unknown[] = [];
await Promise.all(
  tabs.map(async ({ api }) => {
    while (performance.now() < until) {
      await Promise.all([api.listProfiles(), api.getAccount(), api.listSessions()]).catch((error: unknown) => errors.push(error));
      await pause(Math.random() * 2 * PAUSE_MS);
    }
  }),
);
const seconds = (performance.now() - begun) / 1000;
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
const { rows } = await database.query<{ families: number; revoked: number; tokens: number; twice: number }>(
  `select count(distinct s.id)::int as families, count(distinct s.id) filter (where s.revoked_at is not null)::int as revoked,
     count(t.hash)::int as tokens, (select count(*)::int from (select 1 from refresh_tokens group by session_id, generation having count(*) > 1) as more) as twice
   from sessions s join refresh_tokens t on t.session_id = s.id`,
);
await database.end();

const report = {
  minutes: Number((seconds / 60).toFixed(1)),
  'token lives': Math.floor((seconds * speed) / TOKEN_SECONDS),
  calls: browser.counts.calls,
  refreshes: browser.counts.refreshes,
  'sign-outs': tabs.reduce((sum, { signedOut }) => sum + signedOut, 0),
  'visible errors': errors.length,
  ...rows[0],
  'p50 ms': Math.round(quantile(times, 0.5)),
  'p99 ms': Math.round(quantile(times, 0.99)),
  'cpu pressure': cpuPressure(),
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n${errors.slice(0, 3).map(String).join('\n')}\n`);
browser.close();
for (const node of nodes) await node.stop();
await administrator.query(`drop database ${name} with (force)`);
await administrator.end();
rmSync(folder, { recursive: true, force: true });
// A page may ask while the word of another is still on its way, but not every page every time.
const isOnce = report.refreshes <= 2 * report['token lives'];
// Tabs listen to each other for as long as they are open.
process.exit(errors.length > 0 || report['sign-outs'] > 0 || !isOnce ? 1 : 0);
