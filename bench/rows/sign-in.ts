import { availableParallelism } from 'node:os';
import { compareRates } from '../compare-rates.ts';
import { pathOf, PEOPLE_WITH_PASSWORD } from '../site/calls.ts';
import type { Row } from './row.ts';

export const signInRow: Row = {
  name: 'sign-in',
  measure: async (bench) => {
    const [site, limits] = [await bench.site(), await bench.limits()];
    const calls = PEOPLE_WITH_PASSWORD.map(({ email, password }) => ({
      method: 'POST' as const,
      path: pathOf('signIn'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }));
    return [
      await compareRates(bench, {
        row: 'sign-in',
        ours: { port: site.port, workers: site.workers, calls, manyAddresses: true },
        limit: { port: limits.port, workers: { pids: [limits.pid] }, calls: [{ method: 'GET', path: '/argon2id' }] },
        limitName: 'argon2id alone',
        target: 0.9,
        connections: 2 * availableParallelism(),
      }),
    ];
  },
};
