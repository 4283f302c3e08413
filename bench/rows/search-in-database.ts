import { connect } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import { repositories } from '@madang/database/repositories.ts';
import { catalogSnapshot } from '@madang/server/catalog/catalog-snapshot.ts';
import { postgresTitleIndex } from '@madang/server/search/engine/postgres-title-index.ts';
import { writeSearchEntries } from '@madang/server/search/engine/write-search-entries.ts';
import { leftOut, type Line, timeVerdict } from '../line.ts';
import { cpuTimeOf } from '../measure/cpu-time.ts';
import { quantile } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { SMALL } from '../options.ts';
import { benchDatabase } from '../site/world.ts';
import { grownSnapshotRows, inUse, MEGABYTE, MAX_MS, queries } from './search.ts';
import type { Row } from './row.ts';

const OPTIONS = { language: 'en_us', most: 1000 } as const;

/** Finding alone: what is made of it is the same whatever found it. The database keeps what was written for the next run. */
const measureSize = async (size: number, url: string, database: string): Promise<Line> => {
  const connection = await connect({ url });
  try {
    await migrate(connection.database);
    const snapshot = catalogSnapshot(grownSnapshotRows(size));
    const deps = {
      catalog: () => snapshot,
      searchEntries: repositories(connection.database, connection.searching).searchEntries,
    };
    const from = performance.now();
    await writeSearchEntries(deps);
    const seconds = (performance.now() - from) / 1000;
    const before = inUse();
    const index = postgresTitleIndex(deps);
    const phrases = queries();
    for (const q of phrases) await index.find(q, OPTIONS);
    const bytes = inUse() - before;
    const times: number[] = [];
    const cpu = await cpuTimeOf({ pids: [process.pid], database }, async () => {
      for (const q of phrases) {
        const begun = performance.now();
        await index.find(q, OPTIONS);
        times.push(performance.now() - begun);
      }
    });
    const [p50, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
    const pressure = cpuPressure();
    return {
      row: `search in the database on ${size.toLocaleString('en')} titles`,
      ours: `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
      target: `p95 ≤ ${MAX_MS} ms`,
      p99: p99.toFixed(2),
      ...(cpu !== null && { cpu: (cpu / times.length).toFixed(0) }),
      verdict: timeVerdict(p95 <= MAX_MS, p95 <= MAX_MS ? null : pressure),
      pressure,
      note: `written in ${seconds.toFixed(1)} s, ${(bytes / MEGABYTE).toFixed(0)} MB in the node`,
    };
  } finally {
    await connection.close();
  }
};

export const searchInDatabaseRow: Row = {
  name: 'search in the database',
  measure: async ({ options: { titles } }) => {
    const size = titles ?? SMALL;
    const database = `madang_bench_search_${size}`;
    const url = await benchDatabase(database);
    return [url === null ? leftOut('search in the database', 'no PostgreSQL answers') : await measureSize(size, url, database)];
  },
};
