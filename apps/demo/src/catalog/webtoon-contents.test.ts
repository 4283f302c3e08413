import { accessTo, type Viewer } from '@madang/domain/playback/access.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Strip } from '../webtoons/format.ts';
import { shiftFor } from '../world.ts';
import { addDays } from './air-dates.ts';
import { webtoonContents, type World } from './contents-of.ts';
import { WEBTOONS } from './webtoons/all.ts';

const said = (text: string) => ({ ko: text, en: text, pt: text, es: text, zh: text, vi: text });
const panel = (id: string) => ({ id, height: 900, draw: () => undefined, alt: said('A moon'), balloons: [] });
const threeOf = (slug: string): Strip => ({
  slug,
  episodes: [1, 2, 3].map((number) => ({
    number,
    title: said(`Night ${number}`),
    synopsis: said('It is full.'),
    panels: Array.from({ length: 15 + number }, (_, index) => panel(`p${index}`)),
  })),
});
const worldOn = (today: string, stripOf: World['stripOf']): World => ({
  episodesOf: () => [],
  creditsOf: () => [],
  idOf: () => '1001',
  pictureOf: (id, still) => ({ path: String(id), still: `still-${still}`, color: '#000000' }),
  stripOf,
  shiftDays: shiftFor(today),
});
const TODAY = '2026-11-22';
const contents = (slug: string, today = TODAY, stripOf: World['stripOf'] = threeOf) => {
  const webtoon = WEBTOONS.find((each) => each.slug === slug);
  if (!webtoon) throw new Error(`${slug} is not in the catalogue.`);
  return webtoonContents(webtoon, worldOn(today, stripOf));
};

test('the episodes of a webtoon are read: they have its id, their number, and the time that their panels take', () => {
  const [webtoon, ...episodes] = contents('the-moon-that-would-not-wane');
  expect(webtoon).toMatchObject({ id: '1501', type: 'webtoon', state: 'ready', rhythm: 'finished', relatedIds: ['1001'] });
  expect(episodes.map(({ id, type, detailType, parentId, number, durationSeconds }) => [id, type, detailType, parentId, number, durationSeconds])).toEqual([
    ['1501001', 'episode', 'webtoon', '1501', 1, 64],
    ['1501002', 'episode', 'webtoon', '1501', 2, 68],
    ['1501003', 'episode', 'webtoon', '1501', 3, 72],
  ]);
});

const NOBODY: Viewer = { signedIn: false, viewingAge: 'adult', entitlement: null, partnerBilled: false, country: 'US', today: TODAY };

test('the first episode of every webtoon is open to anybody; some ask for a plan or an account from the second', () => {
  const RANGES: Readonly<Record<string, string>> = {
    'the-glass-bender-of-euljiro': 'SVOD',
    'no-seventh-floor': 'SVOD',
    'table-two-by-the-window': 'AVOD-R',
  };
  for (const { slug } of WEBTOONS) {
    const [webtoon, first, second] = contents(slug);
    expect(webtoon?.range).toBe(second?.range);
    expect(first && accessTo(first, NOBODY).ok, slug).toBe(true);
    expect(second?.range, slug).toBe(RANGES[slug] ?? 'FREE');
  }
});

test('a webtoon that is not drawn yet is announced, without episodes', () => {
  const [webtoon, ...episodes] = contents('the-child-on-the-tigers-back', TODAY, () => null);
  expect([webtoon && stateOn(webtoon, TODAY), episodes]).toEqual(['coming_soon', []]);
});

test('on whatever day the world is made, the drawn episodes are out and the next one of an ongoing webtoon is yet to come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(...WEBTOONS), (days, { slug, status }) => {
      const today = addDays(TODAY, days);
      const [, ...episodes] = contents(slug, today);
      const states = episodes.map((episode) => stateOn(episode, today));
      expect(states).toEqual(['ready', 'ready', 'ready', ...(status === 'ongoing' ? ['coming_soon'] : [])]);
      expect(episodes.map(({ number }) => number)).toEqual(states.map((_, index) => index + 1));
    }),
  );
});
