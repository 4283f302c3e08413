import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs } from './tabs.ts';

const tokenOf = (sid: string, exp: number): string =>
  ['e30', Buffer.from(JSON.stringify({ sid, exp })).toString('base64url'), 'seal'].join('.');

/** A page that has a token in memory and asks for the next one here. */
const openTab = (first: string, refresh: () => Promise<string | null>) => {
  const tab = { token: first as string | null, refreshes: 0, adopted: [] as string[] };
  const adopt = (token: string) => {
    tab.token = token;
    tab.adopted.push(token);
  };
  const { renew } = joinTabs({ read: () => tab.token, adopt });
  const work = async () => {
    tab.refreshes += 1;
    tab.token = await refresh();
    return tab.token !== null;
  };
  return { tab, renew: () => renew(work) };
};
const soon = (token: string | null) => async () => {
  await new Promise((pass) => setTimeout(pass, 20));
  return token;
};

afterEach(() => vi.unstubAllGlobals());

test('waiting pages adopt the token that one page refreshed [SE-77]', async () => {
  const [stale, fresh] = [tokenOf('one', 10), tokenOf('one', 20)];
  const pages = Array.from({ length: 5 }, () => openTab(stale, soon(fresh)));
  expect(await Promise.all(pages.map(({ renew }) => renew()))).toEqual(pages.map(() => true));
  expect(pages.map(({ tab }) => tab.token)).toEqual(pages.map(() => fresh));
  expect(pages.reduce((sum, { tab }) => sum + tab.refreshes, 0)).toBe(1);
});

test('an idle page receives the new token before its own expires', async () => {
  const [stale, fresh] = [tokenOf('two', 10), tokenOf('two', 20)];
  const [busy, idle] = [openTab(stale, soon(fresh)), openTab(stale, soon(null))];
  await busy.renew();
  await expect.poll(() => idle.tab.token).toBe(fresh);
});

test('a page keeps to its own session and to the newer of two tokens', async () => {
  const [mine, others, older] = [tokenOf('three', 30), tokenOf('four', 90), tokenOf('three', 20)];
  const page = openTab(mine, soon(null));
  for (const claims of [others, older, 'no token', '', null, 7])
    await openTab(tokenOf('x', 1), async () => claims as string).renew();
  const next = tokenOf('three', 40);
  await openTab(mine, soon(next)).renew();
  await expect.poll(() => page.tab.adopted).toEqual([next]);
});

test('after a refusal each page refreshes for itself', async () => {
  const pages = Array.from({ length: 2 }, () => openTab(tokenOf('five', 10), soon(null)));
  expect(await Promise.all(pages.map(({ renew }) => renew()))).toEqual([false, false]);
  expect(pages.map(({ tab }) => tab.refreshes)).toEqual([1, 1]);
});

test('without Web Locks a page refreshes by itself', async () => {
  vi.stubGlobal('navigator', {});
  const page = openTab(tokenOf('six', 10), soon(tokenOf('six', 20)));
  expect([await page.renew(), page.tab.refreshes]).toEqual([true, 1]);
});
