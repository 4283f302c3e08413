import { join } from 'node:path';
import { readHouseAds } from '../ads/house-ads.ts';
import { keptEncryptedFilms } from '../providers/encrypted-films/kept-encrypted-films.ts';
import { diskMediaStorage } from '../providers/media-storage/disk-media-storage.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { Clock } from './clock.ts';

/** Films in a folder or in a bucket. The client of the bucket is imported only where one is set. */
const openStorage = async ({ mediaDir, mediaBucket }: Settings, { now, elapsed }: Clock) => {
  if (mediaBucket === null) return { storage: diskMediaStorage(mediaDir), mediaOrigin: null };
  const [{ s3Bucket }, { s3MediaStorage }] = await Promise.all([
    import('../providers/media-storage/s3-bucket.ts'),
    import('../providers/media-storage/s3-media-storage.ts'),
  ]);
  const bucket = s3Bucket(mediaBucket);
  return { storage: s3MediaStorage(bucket, now, elapsed), mediaOrigin: bucket.origin };
};

/** Films, their encryption, strips and house ads. */
export const openMedia = async (settings: Settings, clock: Clock) => {
  const { dataDir, mediaDir, protection, secrets } = settings;
  const { storage, mediaOrigin } = await openStorage(settings, clock);
  const encryptedFilms =
    protection.mode === 'on'
      ? keptEncryptedFilms({ media: storage, directory: join(dataDir, 'encrypted'), secret: secrets.protectionKey })
      : null;
  const houseAds = readHouseAds(join(mediaDir, 'ads.json'), storage);
  // It is awaited later, where it may fail. Until then a failure must not count as an unhandled rejection.
  houseAds.catch(() => undefined);
  return {
    storage,
    mediaOrigin,
    encryptedFilms,
    /** Read while the database starts. */
    houseAds,
    strips: diskMediaStorage(join(dataDir, 'artwork/strips')),
    pictures: join(dataDir, 'artwork'),
    mediaSecret: secrets.mediaKey.toString('base64url'),
  };
};
export type Media = Awaited<ReturnType<typeof openMedia>>;
