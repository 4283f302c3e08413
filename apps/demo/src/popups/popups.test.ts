import { POPUP_PLACEMENTS, popupsFor } from '@madang/domain/popups/popup.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { expect, test } from 'vitest';
import { TITLES } from '../catalog/all.ts';
import { worldDay } from '../world.ts';
import { demoPopups, PICTURED_TITLES } from './popups.ts';

const PICTURES = { of: (id: number) => ({ path: `world/${id}`, still: 'still', color: '#000000' }) };
const SUNDAY = '2026-11-22';

test('whenever the world is made, whoever has no plan is invited to a drama where they look for one, and nobody is held up who wants to cancel', () => {
  for (const today of [SUNDAY, '2026-11-28', '2027-06-03']) {
    const popups = demoPopups(PICTURES, today);
    const shown = (placement: string, audience: 'anonymous' | 'avod' | 'svod') =>
      popupsFor(popups, { placement, audience, now: Date.parse(today) }).map(({ id }) => id);
    expect(shown(POPUP_PLACEMENTS.list, 'avod'), today).toEqual(['from-the-webtoon']);
    for (const placement of Object.values(POPUP_PLACEMENTS)) expect(shown(placement, 'anonymous'), placement).toEqual([]);
    for (const placement of Object.values(POPUP_PLACEMENTS)) expect(shown(placement, 'svod'), placement).toEqual([]);
  }
});

test('each shows a title of the catalogue that is drawn for popups, with a button that fits in every language', () => {
  const ids = TITLES.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...PICTURED_TITLES]));
  for (const { link, imgUrl } of demoPopups(PICTURES, SUNDAY)) {
    expect(PICTURED_TITLES.map(String)).toContain(link.contentId);
    expect(imgUrl).toBe(`/img/world/${link.contentId}/popup`);
    const titles = LANGUAGES.map((language) => link.buttonTitle[language] ?? '');
    expect(new Set(titles).size).toBe(LANGUAGES.length);
    for (const title of titles) expect([...title].length).toBeGreaterThan(5);
    for (const title of titles) expect([...title].length).toBeLessThanOrEqual(40);
  }
});

test('what the world shows stays the same for a week', () => {
  expect(demoPopups(PICTURES, '2026-11-28')).toEqual(demoPopups(PICTURES, SUNDAY));
  expect(worldDay('2026-11-29')).not.toBe(worldDay(SUNDAY));
});
