import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import { NOTICE_AUDIENCES, noticesFor } from '@madang/domain/notices/notice.ts';
import { expect, test } from 'vitest';
import { worldDay, worldRows } from '../world.ts';
import { demoNotices } from './notices.ts';

const PICTURES = { of: (id: number) => ({ path: `world/${id}`, still: 'still', color: '#000000' }) };
const SUNDAY = '2026-11-22';

test('whenever the world is made, everybody is told something, newest first', () => {
  for (const today of [SUNDAY, '2026-11-28', '2027-06-03']) {
    const notices = demoNotices(PICTURES, today);
    for (const audience of NOTICE_AUDIENCES) {
      const shown = noticesFor(notices, { audience, platform: 'web', place: null, now: Date.parse(today), mayOpen: () => true });
      expect(shown, `${today} ${audience}`).toEqual(notices.filter(({ audiences }) => audiences.includes(audience)));
      expect(shown.length).toBeGreaterThan(0);
    }
  }
});

test('what the world tells stays the same for a week', () => {
  expect(demoNotices(PICTURES, '2026-11-28')).toEqual(demoNotices(PICTURES, SUNDAY));
  expect(worldDay('2026-11-29')).not.toBe(worldDay(SUNDAY));
});

test('every link of a notice leads to a page of the product: the demo world names no real organization', () => {
  const links = demoNotices(PICTURES, SUNDAY).flatMap(({ link }) => (link ? [link.url] : []));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((url) => !url.startsWith('/'))).toEqual([]);
});

test('the first episode of most dramas is free: of more than half of those that are out, whenever the world is made', () => {
  for (const day of [SUNDAY, '2026-12-09', '2027-06-03']) {
    const today = worldDay(day);
    const { contents } = worldRows('', { ...PICTURES, panelColor: () => '#000000' }, today);
    const dramas = contents.filter(
      (title) => title.type === 'season' && title.catalogs.includes(CATALOGS.drama) && stateOn(title, today) === 'ready',
    );
    // Free means free for a visitor: no account and no ads.
    const startsFree = dramas.filter(({ id }) =>
      contents.some(
        (episode) =>
          episode.parentId === id &&
          episode.type === 'episode' &&
          episode.number === 1 &&
          episode.range === 'FREE' &&
          stateOn(episode, today) === 'ready',
      ),
    );
    expect(dramas.length).toBeGreaterThan(20);
    expect(startsFree.length / dramas.length, day).toBeGreaterThan(0.5);
  }
});

test('visitors alone read that first episodes are free: it says nothing to those who have an account or a plan', () => {
  const notice = demoNotices(PICTURES, SUNDAY).find(({ id }) => id === 'first-episodes');
  expect(notice?.audiences).toEqual(['anonymous']);
});
