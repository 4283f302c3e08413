import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { Bench } from '../bench.ts';
import { compareRates } from '../compare-rates.ts';
import type { Line } from '../line.ts';
import { answerBytes } from '../site/answer-bytes.ts';
import { pathOf } from '../site/calls.ts';
import { HOME } from '../site/site.ts';
import type { Row } from './row.ts';

const BROTLI = { 'accept-encoding': 'br' };
const CALLER = { ...BROTLI, authorization: 'anonymous' };

interface PublicAnswer {
  readonly row: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limitName: string;
  readonly target: number;
  readonly p99Within?: number;
}

/** What is the same for everybody, against bare node:http with the same bytes and headers. */
const measurePublic = async (bench: Bench, { path, headers, ...rest }: PublicAnswer): Promise<Line> => {
  const [site, limits] = [await bench.site(), await bench.limits()];
  await limits.serve({ path: '/bytes', ...(await answerBytes(site.origin + path, headers)) });
  return compareRates(bench, {
    ...rest,
    ours: { port: site.port, workers: site.workers, calls: [{ method: 'GET', path, headers }] },
    limit: { port: limits.port, workers: { pids: [limits.pid] }, calls: [{ method: 'GET', path: '/bytes', headers }] },
  });
};

const CATALOGUE = pathOf('listCollection', { collection_id: String(CATALOGS.drama), limit: '24' });
const MENU = pathOf('listMenu', { type: 'web', os: 'web', limit: '100' });
const json = { headers: CALLER, limitName: 'node:http', target: 0.4, p99Within: 2 };

export const catalogueRow: Row = {
  name: 'catalogue JSON',
  measure: async (bench) => [
    await measurePublic(bench, { ...json, row: 'catalogue JSON, anonymous, 24 cards', path: CATALOGUE }),
  ],
};

export const homeJsonRow: Row = {
  name: 'home JSON',
  measure: async (bench) => [await measurePublic(bench, { ...json, row: 'home JSON, anonymous', path: MENU })],
};

export const signedOutPageRow: Row = {
  name: 'page signed out',
  measure: async (bench) => [
    await measurePublic(bench, {
      row: 'page, signed out, brotli',
      path: HOME,
      headers: BROTLI,
      limitName: 'cached buffer',
      target: 0.5,
    }),
  ],
};
