import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { OperationName } from './routes.ts';

/** Those that are few by their nature, of which each gives all there are. */
const WHOLE: readonly OperationName[] = [
  'listSessions',
  'listSocialProviders',
  'listIdentities',
  'listProfiles',
  'listProducts',
  'listGiftOffers',
  'listBillingInfo',
  'listPaymentMethods',
  'listMenu',
  'listNotices',
  'listPopups',
  'listStreams',
  'listDownloads',
  'listGuide',
  'listGroups',
  'listWebtoonGroups',
  'listSuggestions',
  'listContinueWatching',
];

test('lists that grow are turned by offset and limit, at most a hundred at a time [ST-17]', () => {
  const lists = (Object.keys(api) as OperationName[]).filter((name) => /^(list|search)/.test(name));
  const turned = lists.filter((name) => !WHOLE.includes(name));
  expect(turned.length).toBeGreaterThan(10);
  for (const name of turned) {
    const { input } = api[name] as unknown as { input: { safeParse: (given: object) => { success: boolean; error?: unknown } } };
    const faults = (given: object) => JSON.stringify(input.safeParse(given).error ?? '');
    for (const wrong of [{ offset: -1 }, { limit: 0 }, { limit: 101 }])
      expect(faults(wrong), `${name} ${JSON.stringify(wrong)}`).toContain(Object.keys(wrong)[0]);
    for (const right of [{ offset: 0 }, { limit: 1 }, { limit: 100 }])
      expect(faults(right), `${name} ${JSON.stringify(right)}`).not.toContain(`"${Object.keys(right)[0]}"`);
  }
});
