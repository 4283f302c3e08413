import { contentWith, makeEpisode } from '@madang/domain/catalog/content.fixture.ts';
import type { Panel } from '@madang/domain/webtoons/panel.ts';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);

const WORDS = { en_us: 'It rains.', pt_br: 'Chove.', es_es: 'Llueve.', zh_cn: '下雨了。', vi_vn: 'Trời mưa.' };
const PANEL: Panel = {
  id: 'rain',
  width: 800,
  height: 1100,
  color: '#334455',
  alt: WORDS,
  balloons: [
    {
      kind: 'speech',
      speaker: WORDS,
      x: 0.5,
      y: 1 / 3,
      width: 0.4,
      tail: { x: 0.1, y: 0.9 },
      size: 1.2,
      color: null,
      words: WORDS,
    },
    { kind: 'sound', speaker: null, x: 0.5, y: 0.2, width: 0.4, tail: null, size: 2, color: '#ffffff', words: WORDS },
  ],
};
const ROWS = {
  version: 'one',
  contents: [contentWith({ id: '60', type: 'webtoon', detailType: 'webtoon' }), makeEpisode('60', 1), makeEpisode('60', 2)],
  people: [],
  keywords: new Map(),
  collections: [],
};

test('a strip is read as it was written, and an episode without one has none', async () => {
  await repositories.catalog.replaceAll({ ...ROWS, strips: new Map([['60001', [PANEL, { ...PANEL, id: 'sun' }]]]) });
  expect(await repositories.webtoons.findPanels('60001')).toEqual([PANEL, { ...PANEL, id: 'sun' }]);
  expect(await repositories.webtoons.findPanels('60002')).toBeNull();
  expect(await repositories.webtoons.findPanels('no such')).toBeNull();
});

test('a strip leaves with its catalogue; what people read of it stays', async () => {
  await repositories.catalog.replaceAll({ ...ROWS, strips: new Map([['60001', [PANEL]]]) });
  const { profile } = await addPerson(repositories);
  const read = {
    contentId: '60001',
    playingTime: 3,
    finished: false,
    place: { panelId: 'rain', fraction: 0.7 },
    playbackId: 'p',
    sequence: 1,
    modified: NOON,
  };
  await repositories.watchProgress.record(profile.id, read);
  await repositories.catalog.replaceAll({ ...ROWS, version: 'two' });
  expect(await repositories.webtoons.findPanels('60001')).toBeNull();
  expect(await repositories.watchProgress.find(profile.id, '60001')).toEqual(read);
});

test('a strip without its episode is not stored, nor the catalogue that came with it', async () => {
  await repositories.catalog.replaceAll(ROWS);
  const strips = new Map([['60009', [PANEL]]]);
  await expect(repositories.catalog.replaceAll({ ...ROWS, version: 'broken', strips })).rejects.toThrow(/foreign key/i);
  expect(await repositories.catalog.getVersion()).toBe('one');
});
