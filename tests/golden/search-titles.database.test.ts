import { freshDatabase } from '@madang/database/database.fixture.ts';
import { postgresTitleIndex } from '@madang/server/search/engine/postgres-title-index.ts';
import { writeSearchEntries } from '@madang/server/search/engine/write-search-entries.ts';
import { afterAll, expect, test } from 'vitest';
import { recallOf, SNAPSHOT } from './golden.fixture.ts';
import { GOLDEN_SEARCHES } from './search-titles.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const deps = { catalog: () => SNAPSHOT, searchEntries: repositories.searchEntries };
await writeSearchEntries(deps);
const index = postgresTitleIndex(deps);

test('in the database, too, what is meant is among the first three, 97 times of 100 [SR-02]', async () => {
  const { recall, missed } = await recallOf(index, GOLDEN_SEARCHES);
  expect(recall, missed).toBeGreaterThanOrEqual(0.97);
}, 120_000);

test.each(GOLDEN_SEARCHES)('$way: nine of ten at least, in the database too', async (way) => {
  const { recall, missed } = await recallOf(index, [way]);
  expect(recall, missed).toBeGreaterThanOrEqual(0.9);
});
