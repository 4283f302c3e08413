import { resolve } from 'node:path';
import type { LicenceServer } from '@madang/domain/playback/protection.ts';
import { z } from 'zod';
import type { S3Settings } from '../providers/media-storage/s3-bucket.ts';
import { isSecureContext, choice, matching, text, url } from './setting-kinds.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings, setting } from './setting.ts';

/** License servers need https: a secure page may not fetch from an insecure origin (mixed content). */
const licenceUrl = text(
  'https URL',
  z
    .url({ protocol: /^https?$/ })
    .refine((address) => URL.canParse(address) && isSecureContext(address), 'must begin with https://'),
);

/** Where films are, and how those for subscribers are protected. */
export const mediaSettings = {
  mediaDir: optionalSetting({
    name: 'MEDIA_DIR',
    kind: text('folder'),
    unset: '`apps/demo/media`',
    doc: 'Folder of packaged films, and of the house ads in `ads.json`',
  }),
  mediaStorage: setting({
    name: 'MEDIA_STORAGE',
    kind: choice('disk', 's3'),
    default: 'disk',
    doc: '`s3` reads films from a bucket instead of `MEDIA_DIR` ([films](media.md)). Then `S3_BUCKET`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY` are required',
  }),
  s3Bucket: optionalSetting({
    name: 'S3_BUCKET',
    kind: matching('name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    doc: 'Bucket of the packaged films',
  }),
  s3Region: setting({ name: 'S3_REGION', kind: text('region'), default: 'us-east-1', doc: 'Region of the bucket' }),
  s3Endpoint: optionalSetting({
    name: 'S3_ENDPOINT',
    kind: url,
    unset: 'Amazon S3',
    doc: 'Endpoint of another store that speaks the S3 protocol',
  }),
  s3AccessKeyId: optionalSetting({
    name: 'S3_ACCESS_KEY_ID',
    kind: text('access key ID'),
    doc: 'Access key that may read the bucket',
  }),
  s3SecretAccessKey: optionalSetting({
    name: 'S3_SECRET_ACCESS_KEY',
    kind: text('secret access key'),
    secret: true,
    doc: 'Secret of `S3_ACCESS_KEY_ID`',
  }),
  mediaProtection: setting({
    name: 'MEDIA_PROTECTION',
    kind: choice('auto', 'on', 'off'),
    default: 'auto',
    doc: 'Whether films for subscribers are served encrypted. `auto` encrypts them if `PUBLIC_URL` is https or this machine, because browsers offer encrypted media only there ([decision 20](../decisions/0020-film-encryption.md))',
  }),
  widevineLicenceUrl: optionalSetting({
    name: 'WIDEVINE_LICENCE_URL',
    kind: licenceUrl,
    doc: 'Widevine license server, for Chrome, Edge, Firefox and Android, instead of ClearKey ([films](media.md))',
  }),
  playreadyLicenceUrl: optionalSetting({
    name: 'PLAYREADY_LICENCE_URL',
    kind: licenceUrl,
    doc: 'PlayReady license server, for Edge on Windows, instead of ClearKey',
  }),
  fairplayLicenceUrl: optionalSetting({
    name: 'FAIRPLAY_LICENCE_URL',
    kind: licenceUrl,
    doc: 'FairPlay license server, for Safari, with `FAIRPLAY_CERTIFICATE_URL`',
  }),
  fairplayCertificateUrl: optionalSetting({
    name: 'FAIRPLAY_CERTIFICATE_URL',
    kind: licenceUrl,
    doc: 'FairPlay certificate of `FAIRPLAY_LICENCE_URL`',
  }),
};

type MediaEnvironment = EnvironmentOf<typeof mediaSettings>;

export const resolveMediaDir = ({ MEDIA_DIR }: MediaEnvironment, home: string): string =>
  resolve(home, MEDIA_DIR ?? 'apps/demo/media');

/** Required with MEDIA_STORAGE=s3. */
const OF_THE_BUCKET = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The bucket from which films are read, or null for the disk. */
export const resolveBucket = (set: MediaEnvironment, wrong: RefuseSettings): S3Settings | null => {
  if (set.MEDIA_STORAGE === 'disk') return null;
  const missing = OF_THE_BUCKET.filter((name) => set[name] === undefined);
  if (missing.length > 0) throw wrong(missing.map((name) => `${name}: MEDIA_STORAGE=s3 needs it`));
  return {
    bucket: set.S3_BUCKET ?? '',
    region: set.S3_REGION,
    endpoint: set.S3_ENDPOINT ?? null,
    accessKeyId: set.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: set.S3_SECRET_ACCESS_KEY ?? '',
  };
};

export interface ProtectionSettings {
  /** `insecure`: not set, and the public URL is not https, where browsers offer no encrypted media. */
  readonly mode: 'on' | 'off' | 'insecure';
  readonly licenceServers: readonly LicenceServer[];
}

export const resolveProtection = (set: MediaEnvironment, publicUrl: string, wrong: RefuseSettings): ProtectionSettings => {
  const { MEDIA_PROTECTION: wish, FAIRPLAY_LICENCE_URL: fairPlay, FAIRPLAY_CERTIFICATE_URL: certificate } = set;
  if ((fairPlay === undefined) !== (certificate === undefined))
    throw wrong(['FAIRPLAY_LICENCE_URL and FAIRPLAY_CERTIFICATE_URL: one needs the other']);
  const server = (keySystem: LicenceServer['keySystem'], address: string | undefined, certificateUrl: string | null = null) =>
    address === undefined ? [] : [{ keySystem, licenceUrl: address, certificateUrl }];
  const licenceServers = [
    ...server('com.widevine.alpha', set.WIDEVINE_LICENCE_URL),
    ...server('com.microsoft.playready', set.PLAYREADY_LICENCE_URL),
    ...server('com.apple.fps', fairPlay, certificate),
  ];
  if (wish === 'off' && licenceServers.length > 0) throw wrong(['MEDIA_PROTECTION: off, but licence servers are set']);
  return { mode: wish !== 'auto' ? wish : isSecureContext(publicUrl) ? 'on' : 'insecure', licenceServers };
};
