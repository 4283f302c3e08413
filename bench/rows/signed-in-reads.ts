import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { Bench } from '../bench.ts';
import { compareRates } from '../compare-rates.ts';
import { leftOut, type Line } from '../line.ts';
import { listFilms, pathOf, signInPremium } from '../site/calls.ts';
import type { Row } from './row.ts';

const measureRead = async (bench: Bench, row: string, path: string): Promise<Line> => {
  const [site, limits, databaseUrl] = [await bench.site(), await bench.limits(), await bench.databaseUrl()];
  if (databaseUrl === null) return leftOut(row, 'its limit needs a PostgreSQL');
  const { token } = await signInPremium(site);
  return compareRates(bench, {
    row,
    ours: { port: site.port, workers: site.workers, calls: [{ method: 'GET', path, headers: { authorization: token } }] },
    limit: {
      port: limits.port,
      workers: { pids: [limits.pid], database: new URL(databaseUrl).pathname.slice(1) },
      calls: [{ method: 'GET', path: '/rows' }],
    },
    limitName: 'Node + pg 24 rows',
  });
};

/** Calls that the public cache does not answer. */
export const signedInReadsRow: Row = {
  name: 'signed-in reads',
  measure: async (bench) => {
    const [film] = await listFilms(await bench.site());
    return [
      await measureRead(
        bench,
        'catalogue JSON, signed in',
        pathOf('listCollection', { collection_id: String(CATALOGS.drama), limit: '24' }),
      ),
      await measureRead(bench, 'detail JSON, signed in', pathOf('getContent', { id: film?.id ?? '' })),
    ];
  },
};
