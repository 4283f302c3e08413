import { readFile } from 'node:fs/promises';
import { RATINGS } from '@madang/domain/catalog/vocabulary.ts';
import { z } from 'zod';
import type { MediaStorage } from '../ports/media.ts';
import type { HouseAd } from '../ports/ads.ts';

const Entry = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  asset: z.string().regex(/^[a-z0-9-]{1,60}$/),
  advertiser: z.string().min(1).max(80),
  rating: z.enum(RATINGS),
  skippable: z.boolean(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).nullable(),
  click: z.union([z.string().regex(/^\/[^/\\]/), z.url({ protocol: /^https$/ })]).nullable(),
});

/** What `ads.json` of a media folder lists, each with the length of its film; an ad whose film is not there is left out. */
export const readHouseAds = async (file: string, storage: Pick<MediaStorage, 'index'>): Promise<readonly HouseAd[]> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  });
  const listed = z.array(Entry).parse(JSON.parse(text));
  const found = await Promise.all(
    listed.map(async (entry) => {
      const index = await storage.index(entry.asset);
      return index ? [{ ...entry, durationSeconds: index.durationMs / 1000 }] : [];
    }),
  );
  return found.flat();
};
