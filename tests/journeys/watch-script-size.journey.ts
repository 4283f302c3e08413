import { JOON } from '@madang/fixtures/people.ts';
import { expect, signInAs, test, untilPlayedTo } from './journey.ts';

/** What a phone on a poor network fetches before the first picture, compressed; the streaming library is half of it. */
const MAX_BYTES = 300 * 1024;

test('all scripts of a film, the streaming library with them, are lighter than 300 KiB', async ({ page }) => {
  await signInAs(page, JOON);
  await page.goto('/en_us/video/1001001');
  await untilPlayedTo(page, 0.5);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry && /\.js($|\?)/.test(entry.name))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(100 * 1024);
  expect(bytes).toBeLessThan(MAX_BYTES);
});
