import type { Bench } from './bench.ts';
import { type Line, timeVerdict } from './line.ts';
import type { LoadCall, LoadResult } from './load/load.ts';
import { cpuTimeOf, type Workers } from './measure/cpu-time.ts';
import { median } from './measure/median.ts';
import { cpuPressure } from './measure/cpu-pressure.ts';

/** Requests, target address, and the processes whose CPU time counts. */
export interface Aim {
  readonly port: number;
  readonly workers: Workers;
  readonly calls: readonly LoadCall[];
  /** Uses separate loopback addresses for every connection of every round, because of rate limits per address. */
  readonly manyAddresses?: true;
}

export interface Comparison {
  readonly row: string;
  readonly ours: Aim;
  readonly limit: Aim;
  readonly limitName: string;
  /** Minimum ratio to the rate of the limit; absent for rows without a target. */
  readonly target?: number;
  /** Maximum ratio of our 99th percentile to the limit's. */
  readonly p99Within?: number;
  /** Maximum 99th percentile in milliseconds. */
  readonly p99Most?: number;
  readonly connections?: number;
}

interface Round extends LoadResult {
  readonly cpuPerRequest: number | null;
}

const CONNECTIONS = 32;
/** Warm-up for the JIT compiler: requests, or seconds if requests are slow. */
const WARM_UP_REQUESTS = 1500;
const WARM_UP_SECONDS = 8;

/** Loopback addresses reserved per connection and round; more than a round uses. */
const ADDRESSES = 20;
let addresses = 0;

const measure = async (bench: Bench, aim: Aim, connections: number, seconds: number): Promise<Round> => {
  const load = await bench.load();
  let result: LoadResult | undefined;
  const { port, calls, workers, manyAddresses } = aim;
  if (manyAddresses) addresses += connections * ADDRESSES;
  const cpu = await cpuTimeOf(workers, async () => {
    result = await load.run({ port, calls, connections, seconds, ...(manyAddresses && { addressesFrom: addresses }) });
  });
  if (!result) throw new Error('The load generator gave no result.');
  return { ...result, cpuPerRequest: cpu === null ? null : cpu / result.requests };
};

const warmUp = async (bench: Bench, aim: Aim, connections: number): Promise<void> => {
  let requests = 0;
  for (let second = 0; second < WARM_UP_SECONDS && requests < WARM_UP_REQUESTS; second += 1) {
    requests += (await measure(bench, aim, connections, 1)).requests;
  }
};

const rateOf = ({ requests, seconds }: Round): number => requests / seconds;
const whole = (number: number): string => Math.round(number).toLocaleString('en-US');
const time = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
const cpuOf = (rounds: readonly Round[]): string => {
  const cpu = cpuPerRequest(rounds);
  return cpu === null ? '–' : whole(cpu);
};

export interface Measured {
  readonly mine: readonly Round[];
  readonly theirs: readonly Round[];
  readonly pressure: number | null;
}

/** Warms both targets up, then loads them alternately. */
export const measureInTurns = async (
  bench: Bench,
  ours: Aim,
  limit: Aim,
  connections: number = CONNECTIONS,
): Promise<Measured> => {
  const { rounds, seconds } = bench.options;
  for (const aim of [ours, limit]) await warmUp(bench, aim, connections);
  const [mine, theirs]: [Round[], Round[]] = [[], []];
  const pressures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await measure(bench, ours, connections, seconds));
    theirs.push(await measure(bench, limit, connections, seconds));
    const pressure = cpuPressure();
    if (pressure !== null) pressures.push(pressure);
  }
  return { mine, theirs, pressure: pressures.length === 0 ? null : median(pressures) };
};

/** Median CPU microseconds per request, or null if the system does not report CPU time. */
export const cpuPerRequest = (rounds: readonly Round[]): number | null => {
  const known = rounds.map((round) => round.cpuPerRequest).filter((cpu) => cpu !== null);
  return known.length === 0 ? null : median(known);
};

/** Loads the site and the limit alternately and compares the medians of their rates. */
export const compareRates = async (bench: Bench, comparison: Comparison): Promise<Line> => {
  const { row, ours, limit, limitName, target, p99Within, p99Most, connections } = comparison;
  const { mine, theirs, pressure } = await measureInTurns(bench, ours, limit, connections);
  const [ourRate, limitRate] = [median(mine.map(rateOf)), median(theirs.map(rateOf))];
  const [ourP99, limitP99] = [median(mine.map(({ p99 }) => p99)), median(theirs.map(({ p99 }) => p99))];
  const errors = [...mine, ...theirs].reduce((sum, each) => sum + each.errors, 0);
  const ratio = ourRate / limitRate;
  const latest = p99Within === undefined ? p99Most : p99Within * limitP99;
  const late = latest === undefined ? null : timeVerdict(ourP99 <= latest, pressure);
  const bound = p99Within === undefined ? `${p99Most} ms` : `${p99Within} ×`;
  return {
    row,
    ours: `${whole(ourRate)}/s`,
    limit: `${whole(limitRate)}/s ${limitName}`,
    ratio: ratio.toFixed(2),
    ...(target !== undefined && { target: `≥ ${target.toFixed(2)}` }),
    verdict: errors > 0 ? 'failed' : target === undefined ? '–' : ratio < target ? 'not met' : 'met',
    p99: `${time(ourP99)} / ${time(limitP99)}${late === null ? '' : ` ≤ ${bound} ${late}`}`,
    cpu: `${cpuOf(mine)} / ${cpuOf(theirs)}`,
    pressure,
    ...(errors > 0 && { note: `${errors} answers were no success` }),
  };
};
