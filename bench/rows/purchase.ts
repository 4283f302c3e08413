import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import { newCardToken, newPeople, type Person } from '../../tests/faults/world/people.ts';
import type { Bench } from '../bench.ts';
import { type Aim, cpuPerRequest, measureInTurns } from '../compare-rates.ts';
import { leftOut, type Line } from '../line.ts';
import { cpuTimeOf } from '../measure/cpu-time.ts';
import { median } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { pathOf } from '../site/calls.ts';
import type { Site } from '../site/site.ts';
import { untilQuiet } from '../site/wait-until-idle.ts';
import type { Row } from './row.ts';

const PREVIEW = 'preview of a purchase, CPU';
const PURCHASE = 'purchase with the sandbox in the same process, CPU';
const PEOPLE = 16;
const ORDER = { sku: 'WEB_PREMIUM_ANNUAL_USD', terms_accepted: true };
/** Purchases of a round for each second that other rows take. */
const PURCHASES = 100;
const AT_ONCE = 8;
const WARM_UP = 200;
const LIMIT_CONNECTIONS = 32;

const whole = (number: number): string => Math.round(number).toLocaleString('en-US');
const post = (path: string, { accessToken }: Person, body: object) => ({
  method: 'POST' as const,
  path,
  headers: { authorization: accessToken, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** New people of the site, with tokens that it takes for its own. */
const peopleOf = ({ database, searching }: Connection, dataDir: string, count: number): Promise<readonly Person[]> => {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { readonly TOKEN_KEY: string };
  const tokenKey = Buffer.from(secrets.TOKEN_KEY, 'base64url');
  return newPeople({ repositories: repositories(database, searching), tokenKey }, count);
};

const lineOf = (row: string, ours: number, limit: number, pressure: number | null): Line => ({
  row,
  ours: `${whole(ours)} µs`,
  limit: `${whole(limit)} µs Node + pg ${row === PREVIEW ? '24 rows' : 'upsert'}`,
  ratio: (ours / limit).toFixed(2),
  verdict: '–',
  cpu: `${whole(ours)} / ${whole(limit)}`,
  pressure,
});

const limitAim = async (bench: Bench, url: string, path: '/rows' | '/upsert'): Promise<Aim> => {
  const limits = await bench.limits();
  const workers = { pids: [limits.pid], database: new URL(url).pathname.slice(1) };
  const call = path === '/rows' ? { method: 'GET' as const, path } : { method: 'POST' as const, path, body: '{"sequence":$N}' };
  return { port: limits.port, workers, calls: [call] };
};

const measurePreview = async (bench: Bench, site: Site, connection: Connection, url: string): Promise<Line> => {
  const people = await peopleOf(connection, bench.options.dataDir, PEOPLE);
  const path = pathOf('previewPurchase');
  const calls = people.map((person) => post(path, person, { sku: ORDER.sku }));
  const ours = { port: site.port, workers: site.workers, calls };
  const { mine, theirs, pressure } = await measureInTurns(bench, ours, await limitAim(bench, url, '/rows'));
  const errors = mine.reduce((sum, round) => sum + round.errors, 0);
  const [cpu, least] = [cpuPerRequest(mine), cpuPerRequest(theirs)];
  if (cpu === null || least === null) return leftOut(PREVIEW, 'the system does not tell processor time');
  if (errors > 0) return { row: PREVIEW, verdict: 'failed', note: `${errors} answers were no success` };
  return lineOf(PREVIEW, cpu, least, pressure);
};

/** Each buys once: what is sent twice is bought once, and costs next to nothing. Gives how many were told that it is paid. */
const buyAll = async ({ origin }: Site, connection: Connection, people: readonly Person[]): Promise<() => Promise<number>> => {
  const tokens = new Map<Person, string>();
  for (const person of people) tokens.set(person, await newCardToken({ connection }));
  const path = pathOf('purchase');
  return async () => {
    const waiting = [...people];
    let paid = 0;
    const buy = async (person: Person): Promise<void> => {
      const { method, headers, body } = post(path, person, { ...ORDER, token_id: tokens.get(person) });
      const response = await fetch(origin + path, { method, headers, body });
      const { object } = (await response.json()) as { readonly object?: { readonly state?: string } };
      if (object?.state === 'paid') paid += 1;
    };
    const buyer = async (): Promise<void> => {
      for (let person = waiting.pop(); person; person = waiting.pop()) await buy(person);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, buyer));
    return paid;
  };
};

const measurePurchase = async (bench: Bench, site: Site, connection: Connection, url: string): Promise<Line> => {
  const { rounds, seconds, dataDir } = bench.options;
  const [limit, load] = [await limitAim(bench, url, '/upsert'), await bench.load()];
  await (
    await buyAll(site, connection, await peopleOf(connection, dataDir, WARM_UP))
  )();
  await load.run({ ...limit, connections: LIMIT_CONNECTIONS, seconds: 1 });
  const [mine, theirs, pressures]: [number[], number[], number[]] = [[], [], []];
  let unpaid = 0;
  for (let round = 0; round < rounds; round += 1) {
    const people = await peopleOf(connection, dataDir, PURCHASES * seconds);
    const work = await buyAll(site, connection, people);
    const ours = await cpuTimeOf(site.workers, async () => {
      unpaid += people.length - (await work());
    });
    let requests = 0;
    const least = await cpuTimeOf(limit.workers, async () => {
      ({ requests } = await load.run({ ...limit, connections: LIMIT_CONNECTIONS, seconds }));
    });
    if (ours === null || least === null) return leftOut(PURCHASE, 'the system does not tell processor time');
    mine.push(ours / people.length);
    theirs.push(least / requests);
    pressures.push(cpuPressure() ?? 0);
  }
  if (unpaid > 0) return { row: PURCHASE, verdict: 'failed', note: `${unpaid} purchases were not paid` };
  return lineOf(PURCHASE, median(mine), median(theirs), median(pressures));
};

/** What a sale costs of the processor, beside the least that a durable answer costs. */
export const purchaseRow: Row = {
  name: 'purchase',
  measure: async (bench) => {
    const [site, url] = [await bench.site(), await bench.databaseUrl()];
    if (url === null)
      return [leftOut(PREVIEW, 'its limit needs a PostgreSQL'), leftOut(PURCHASE, 'its limit needs a PostgreSQL')];
    const connection = await connect({ url });
    // What a node learns after its start would be counted as work for those few calls.
    await untilQuiet(site.workers);
    try {
      return [await measurePreview(bench, site, connection, url), await measurePurchase(bench, site, connection, url)];
    } finally {
      await connection.close();
    }
  },
};
