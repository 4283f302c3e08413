import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { diskMediaStorage } from '../providers/media-storage/disk-media-storage.ts';
import { readHouseAds } from './house-ads.ts';

const folder = await mkdtemp(join(tmpdir(), 'madang-ads-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const DEMO = fileURLToPath(new URL('../../../demo/media', import.meta.url));
const storage = diskMediaStorage(DEMO);

test('every ad of the demo world is packaged, ten to twenty seconds long, and one is for adults', async () => {
  const ads = await readHouseAds(join(DEMO, 'ads.json'), storage);
  expect(ads.map(({ id, durationSeconds, rating }) => [id, durationSeconds, rating])).toEqual([
    ['dalbit-tea-house', 15, 'ALL'],
    ['byeolbam-night-train', 20, 'ALL'],
    ['after-rain-umbrellas', 12, 'ALL'],
    ['nuruk-village-brewery', 10, '19'],
  ]);
});

const write = async (ads: unknown): Promise<string> => {
  const file = join(folder, 'ads.json');
  await writeFile(file, JSON.stringify(ads));
  return file;
};
const AD = { id: 'tea', asset: 'nowhere', advertiser: 'Tea', rating: 'ALL', skippable: false, countries: null, click: null };

test('a folder without a list has no ads, and an ad without a film is none', async () => {
  expect(await readHouseAds(join(folder, 'nothing.json'), storage)).toEqual([]);
  expect(await readHouseAds(await write([AD]), storage)).toEqual([]);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://tea.example'])(
  'an ad that leads to %s is not taken',
  async (click) => {
    await expect(readHouseAds(await write([{ ...AD, click }]), storage)).rejects.toThrow('click');
  },
);
