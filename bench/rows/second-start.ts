import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../bench.ts';
import { leftOut, type Line, timeVerdict } from '../line.ts';
import { median } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { freePort } from '../site/free-port.ts';
import type { Site } from '../site/site.ts';
import type { Row } from './row.ts';

const MAX_SECONDS = 8;
const MAX_RATIO_TO_BARE = 2.5;
const STARTS = 5;

/** From the start of the process to its first page, in seconds; the site runs on as before afterwards. */
const startOf = async (bench: Bench, kind: Site['kind']): Promise<number> => {
  const started = await bench.startAnew(kind);
  await started.stop();
  return started.firstPageAfter;
};

const bareStart = async (databaseUrl: string): Promise<number> => {
  const port = await freePort();
  const from = performance.now();
  const server = fork(fileURLToPath(new URL('../limits/bare-server.ts', import.meta.url)), {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl },
  });
  await once(server, 'message');
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const seconds = (performance.now() - from) / 1000;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return seconds;
};

const embeddedStart = async (bench: Bench): Promise<Line> => {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) times.push(await startOf(bench, 'embedded'));
  const seconds = median(times);
  const pressure = cpuPressure();
  return {
    row: 'second start to first page, embedded',
    ours: `${seconds.toFixed(1)} s`,
    target: `≤ ${MAX_SECONDS} s`,
    verdict: timeVerdict(seconds <= MAX_SECONDS, seconds <= MAX_SECONDS ? null : pressure),
    pressure,
  };
};

const postgresStart = async (bench: Bench): Promise<Line> => {
  const row = 'second start to first page, postgres';
  const databaseUrl = await bench.databaseUrl();
  if (databaseUrl === null) return leftOut(row, 'no PostgreSQL answers');
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start += 1) {
    ours.push(await startOf(bench, 'postgres'));
    bare.push(await bareStart(databaseUrl));
  }
  const ratio = median(ours) / median(bare);
  const pressure = cpuPressure();
  return {
    row,
    ours: `${median(ours).toFixed(2)} s`,
    limit: `${median(bare).toFixed(2)} s Fastify + pg`,
    ratio: ratio.toFixed(2),
    target: `≤ ${MAX_RATIO_TO_BARE} ×`,
    verdict: timeVerdict(ratio <= MAX_RATIO_TO_BARE, pressure),
    pressure,
  };
};

/** Last of all rows: it stops the sites that the others use. */
export const secondStartRow: Row = {
  name: 'second start',
  measure: async (bench) => [await embeddedStart(bench), await postgresStart(bench)],
};
