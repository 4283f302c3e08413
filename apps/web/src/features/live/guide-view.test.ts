import { CallFailed } from '@madang/contract/client.ts';
import type { GuideProgramme } from '@madang/contract/live/live.contract.ts';
import { expect, test } from 'vitest';
import { readGuide } from './guide-view.ts';

const texts = (en: string) => ({ en, pt: '', es: '', zh: '', vi: '', ko: '' });
const card = (id: string, title: string, number: number | null) => ({
  id,
  detail_type: number === null ? 'season' : 'video',
  meta: { title: texts(title), episode_number: number, duration: 3600 },
  rating: '12',
  image: { path: `content/${id}`, still: 'still', color: '#000000' },
});
const programme = (from: string, to: string, more: object = {}) =>
  ({
    id: from.replaceAll(/\D/g, ''),
    starts_at: `2026-11-22T${from}:00.000Z`,
    ends_at: `2026-11-22T${to}:00.000Z`,
    rating: '12',
    content: card('1012001', 'Episode 1', 1),
    series: card('1012', 'Big House, Small House', null),
    catch_up: true,
    ...more,
  }) as unknown as GuideProgramme;
const FILM = { content: { ...card('1101', 'The Red Umbrella', null), detail_type: 'media' }, series: null, catch_up: false };

const read = (answer: () => readonly GuideProgramme[]) =>
  readGuide(
    { listGuide: async () => ({ objects: [...answer()], total_count: 2, object: { version: 1 } }) } as never,
    { from: 0, to: 1 },
    { language: 'en_us', episode: 'Episode {number}', withheld: 'Ages {age}+' },
  );

test('a programme has the name of its series and leads to it, a film its own [LV-25]', async () => {
  const guide = await read(() => [programme('10:00', '11:00'), programme('11:00', '12:30', FILM)]);
  expect(guide).toMatchObject({
    kind: 'whole',
    programmes: [
      {
        startsAt: Date.parse('2026-11-22T10:00:00Z'),
        title: 'Big House, Small House',
        part: 'Episode 1',
        href: '/en_us/season/1012/big-house-small-house',
        catchUp: true,
      },
      { title: 'The Red Umbrella', part: null, href: '/en_us/media/1101/the-red-umbrella', catchUp: false },
    ],
  });
});

test('a programme above the profile keeps its times and rating, without a name, picture or link', async () => {
  const guide = await read(() => [programme('10:00', '11:00', { rating: '19', content: null, series: null, catch_up: false })]);
  expect(guide).toEqual({
    kind: 'whole',
    programmes: [
      {
        id: '1000',
        startsAt: Date.parse('2026-11-22T10:00:00Z'),
        endsAt: Date.parse('2026-11-22T11:00:00Z'),
        title: 'Ages 19+',
        part: null,
        rating: '19',
        image: null,
        href: null,
        catchUp: false,
      },
    ],
  });
});

test.each([
  ['overlap', [programme('10:00', '11:00'), programme('10:30', '12:00')]],
  ['end before they begin', [programme('11:00', '10:00')]],
  ['are no times', [programme('10:00', '11:00', { ends_at: 'soon' })]],
])('a guide whose programmes %s is wrong [LV-16]', async (_what, programmes) => {
  expect(await read(() => programmes)).toEqual({ kind: 'wrong' });
});

test('an outage is shown as a failed guide, and a bug of ours is not [LV-17]', async () => {
  const failWith = (error: Error) =>
    read(() => {
      throw error;
    });
  expect(await failWith(new CallFailed('listGuide', { status: 500, local: '1001' }))).toEqual({ kind: 'failed' });
  await expect(failWith(new TypeError('ours'))).rejects.toThrow('ours');
});
