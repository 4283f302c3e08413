import { type Line, timeVerdict } from '../line.ts';
import { drive } from '../load/drive.ts';
import { sendAtTimes } from '../load/open-loop.ts';
import { quantile } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { pathOf } from '../site/calls.ts';
import type { Row } from './row.ts';

const ROW = 'small call beside six connections of 63 KB bodies';
const CONNECTIONS = 6;
const CALLS_A_SECOND = 50;
const SECONDS = 4;
/** 99th percentile in milliseconds; a scan that takes longer than it may adds its time once for each connection. */
const MAX_MS = 100;

/** A body as long as one may be, of what the card-number scan works hardest on; the contract refuses it. */
const BODY = JSON.stringify({ email: 'a@b.example', password: '4 1 7 '.repeat(10_700) });

/** Six connections send nothing but the largest bodies; a call that costs little must not wait behind them. */
export const largeBodiesRow: Row = {
  name: 'large bodies',
  measure: async (bench): Promise<readonly Line[]> => {
    const { port } = await bench.site();
    const path = pathOf('listCollection', { collection_id: '22', limit: '1' });
    const calls = Array.from({ length: CALLS_A_SECOND * SECONDS }, (_, index) => ({
      at: (index * 1000) / CALLS_A_SECOND,
      port,
      method: 'GET' as const,
      path,
    }));
    const p99 = async (): Promise<{ readonly ms: number; readonly failed: number }> => {
      const answers = await sendAtTimes(calls);
      const times = answers.map(({ took }) => took);
      return { ms: quantile(times, 0.99), failed: answers.filter(({ status }) => status !== 200).length };
    };
    const large = {
      method: 'POST' as const,
      path: pathOf('signIn'),
      headers: { 'content-type': 'application/json', authorization: 'anonymous' },
      body: BODY,
    };
    const beside = (seconds: number) =>
      Promise.all([p99(), drive({ port, connections: CONNECTIONS, seconds, calls: [large] })] as const);
    // The first runs warm both up.
    await p99();
    await beside(SECONDS);
    const alone = await p99();
    const [small, load] = await beside(SECONDS);
    const pressure = cpuPressure();
    return [
      {
        row: ROW,
        ours: `${small.ms.toFixed(1)} ms`,
        limit: `${alone.ms.toFixed(1)} ms alone`,
        ratio: (small.ms / alone.ms).toFixed(1),
        target: `≤ ${MAX_MS} ms`,
        verdict: alone.failed + small.failed > 0 ? 'failed' : timeVerdict(small.ms <= MAX_MS, pressure),
        p99: `${small.ms.toFixed(1)} / ${alone.ms.toFixed(1)}`,
        pressure,
        note: `${(load.requests / load.seconds).toFixed(0)} large bodies a second, p50 ${load.p50.toFixed(1)} ms`,
      },
    ];
  },
};
