import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CatalogRows } from '@madang/database/catalog/catalog.repository.ts';
import { NO_PRIVACY_PREFERENCES } from '@madang/domain/privacy/choices.ts';
import type { Deps } from '@madang/server/use-case/deps.ts';
import { catalogSnapshot } from '@madang/server/catalog/catalog-snapshot.ts';
import { memoryTitleIndex } from '@madang/server/search/engine/memory-title-index.ts';
import { lexiconKeytalk } from '@madang/server/search/keytalk/keytalk.ts';
import { toLimitAddress } from '@madang/server/ports/limits.ts';
import { searchTitles } from '@madang/server/search/search-titles.ts';
import { worldRows } from '../../apps/demo/src/world.ts';
import { GOLDEN_SEARCHES } from '../../tests/golden/search-titles.ts';
import { type Line, timeVerdict } from '../line.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { grownCatalog } from '../site/large-catalog.ts';
import type { Row } from './row.ts';

const SIZES = [500, 5000, 50_000];
/** Milliseconds of server time within which 95 of 100 searches are answered, and by which building may hold up anything else. */
export const MAX_MS = 20;
const MAX_PAUSE_MS = 50;
const VISITOR = {
  signedIn: false,
  viewingAge: 'adult',
  country: 'US',
  address: toLimitAddress('127.0.0.1'),
  refreshCookie: null,
  privacy: NO_PRIVACY_PREFERENCES,
} as const;
const TODAY = '2026-11-22';
const PICTURE = { path: '', still: '', color: '#000000' };
export const MEGABYTE = 1024 * 1024;

/** What people type: the golden list, and the first two, three and four letters of a part of it, as a box asks while they type. */
export const queries = (): readonly string[] => {
  const typed = GOLDEN_SEARCHES.flatMap(({ pairs }) => pairs.map(([query]) => query));
  const begun = typed
    .filter((_, index) => index % 3 === 0)
    .map((query, index) =>
      Array.from(query)
        .slice(0, 2 + (index % 3))
        .join('')
        .trim(),
    );
  return [...typed, ...begun.filter((query) => Array.from(query).length > 1)];
};

/** The demo world grown to `titles` titles, with placeholder pictures. */
export const grownSnapshotRows = (titles: number): CatalogRows =>
  grownCatalog(worldRows('', { of: () => PICTURE, panelColor: () => PICTURE.color }, TODAY), titles);

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
export const inUse = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** The whole answer as it is sent, page and counts, in this process: what is left out is the socket. */
const measureSize = async (size: number): Promise<readonly Line[]> => {
  const snapshot = catalogSnapshot(grownSnapshotRows(size));
  const before = inUse();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const from = performance.now();
  const titles = memoryTitleIndex(() => snapshot);
  await titles.find('first', { language: 'en_us', most: 1 });
  const seconds = (performance.now() - from) / 1000;
  delays.disable();
  const bytes = inUse() - before;
  const keytalk = lexiconKeytalk({ catalog: () => snapshot });
  const deps = { catalog: () => snapshot, search: { titles, keytalk }, now: () => Date.parse(TODAY) } as unknown as Deps;
  const search = searchTitles(deps);
  const answer = async (q: string) => JSON.stringify(await search(VISITOR, { q, offset: 0, limit: 24 }));
  const phrases = queries();
  for (const q of phrases) await answer(q);
  const times: number[] = [];
  const processor = process.cpuUsage();
  for (let round = 0; round < 3; round += 1)
    for (const q of phrases) {
      const begun = performance.now();
      await answer(q);
      times.push(performance.now() - begun);
    }
  const { user, system } = process.cpuUsage(processor);
  const sorted = Float64Array.from(times).sort();
  const [p50, p95, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.95), percentile(sorted, 0.99)];
  const pause = delays.max / 1e6;
  const pressure = cpuPressure();
  const name = size.toLocaleString('en');
  return [
    {
      row: `search on ${name} titles, uncached`,
      ours: `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
      target: `p95 ≤ ${MAX_MS} ms`,
      p99: p99.toFixed(2),
      cpu: ((user + system) / times.length).toFixed(0),
      verdict: timeVerdict(p95 <= MAX_MS, p95 <= MAX_MS ? null : pressure),
      pressure,
    },
    {
      row: `search index of ${name} titles`,
      ours: `${pause.toFixed(0)} ms longest pause`,
      target: `≤ ${MAX_PAUSE_MS} ms`,
      verdict: timeVerdict(pause <= MAX_PAUSE_MS, pause <= MAX_PAUSE_MS ? null : pressure),
      pressure,
      note: `built in ${seconds.toFixed(1)} s, ${(bytes / MEGABYTE).toFixed(0)} MB`,
    },
  ];
};

export const searchRow: Row = {
  name: 'search',
  measure: async ({ options: { titles } }) => {
    const lines: Line[] = [];
    for (const size of titles === null ? SIZES : [titles]) lines.push(...(await measureSize(size)));
    return lines;
  },
};
