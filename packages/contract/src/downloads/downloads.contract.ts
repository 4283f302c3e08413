import { ACCESS_REFUSALS } from '@madang/domain/playback/access.ts';
import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { REFUSALS } from '@madang/domain/shared/refusal.ts';
import { z } from 'zod';
import { Card, Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId } from '../pagination.ts';
import { Protection } from '../playback/playback.contract.ts';

/** Id that the browser generated for itself. */
const DeviceId = z.uuid();

/** Download on one of the account's devices. */
export const Download = z.object({
  id: z.string(),
  content_id: z.string(),
  /** Height in pixels. */
  quality: z.int(),
  device_id: z.string(),
  /** Profile that made it. */
  profile_id: z.string(),
  /** ISO 8601. */
  added_at: z.string(),
  /** ISO 8601. No playback afterwards unless renewed. */
  expires_at: z.string(),
  meta: z.object({ episode_number: z.int().nullable(), duration: z.int(), title: Texts.extend({ ko: z.string() }) }),
  /** Series it belongs to, or itself. */
  series: Card,
});
export type Download = z.infer<typeof Download>;

/** Download with everything a browser needs to fetch it and play it offline. Times in seconds. */
export const DownloadWithUrl = Download.extend({
  manifest_url: z.string(),
  /** ISO 8601. Expiry of the signed URL. */
  address_until: z.string(),
  subtitles: z.array(z.object({ language: z.enum(SUBTITLE_LANGUAGES), kind: z.enum(['subtitles', 'captions']) })),
  audio: z.array(z.object({ language: z.string() })),
  /** Null for a clear film. */
  protection: Protection.nullable(),
  intro: z.object({ start: z.number(), end: z.number() }).nullable(),
  credits_at: z.number().nullable(),
  resume_position: z.int(),
});
export type DownloadWithUrl = z.infer<typeof DownloadWithUrl>;

const REFUSED = ['CONTENT_NOT_FOUND', ...ACCESS_REFUSALS, 'PREMIUM_NEEDED'] as const;

export const downloadOperations = operations({
  previewDownload: {
    summary: 'The qualities in which a content can be downloaded, and about how much each takes.',
    authority: 'profile',
    input: z.object({ content_id: ContentId }),
    /** Highest first. Sizes in bytes are estimates. */
    object: z.object({ qualities: z.array(z.object({ height: z.int(), bytes: z.int() })) }),
    refusals: REFUSED,
  },
  addDownload: {
    summary: 'Lets a device download a content, or go on with it: a signed address that works for some hours (PL-29).',
    authority: 'profile',
    input: z.object({ content_id: ContentId, quality: z.int().min(1).max(4320), device_id: DeviceId }),
    object: DownloadWithUrl,
    refusals: [...REFUSED, 'TOO_MANY_DOWNLOADS', 'TOO_MANY_DOWNLOAD_DEVICES'],
  },
  listDownloads: {
    summary: 'What the account keeps on all of its devices, newest first.',
    authority: 'profile',
    objects: Download,
    refusals: [],
  },
  renewDownloads: {
    summary: 'Renews what the profile keeps on a device; says of each until when it plays, or why it does not any more.',
    authority: 'profile',
    input: z.object({ device_id: DeviceId }),
    /** Downloads missing from the list have been removed. */
    objects: z.object({ id: z.string(), expires_at: z.string(), refusal: z.enum(REFUSALS).nullable() }),
    refusals: [],
  },
  removeDownload: {
    summary: 'Removes a download of the account, on whichever device it is.',
    authority: 'profile',
    input: z.object({ id: z.uuid() }),
    object: z.null(),
    refusals: ['DOWNLOAD_NOT_FOUND'],
  },
});
