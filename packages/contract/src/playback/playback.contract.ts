import { ACCESS_REFUSALS } from '@madang/domain/playback/access.ts';
import { KEY_SYSTEMS } from '@madang/domain/playback/protection.ts';
import {
  MAX_CHOICE_AGE_SECONDS,
  SECOND_SUBTITLES,
  SUBTITLE_PLACES,
  SUBTITLE_STYLE,
} from '@madang/domain/playback/subtitle-preferences.ts';
import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { AdPlan } from '../ads/ads.contract.ts';
import { Card, Episode, Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId } from '../pagination.ts';

/** Signed media URL, renewed every few minutes during playback (PL-43). Seconds count from the response on. */
export const SignedUrl = z.object({
  manifest_url: z.string(),
  /** ISO 8601. Expiry of the signed URL. */
  expires_at: z.string(),
  /** Remaining lifetime in seconds, for clients whose clock is wrong. */
  valid_for: z.int(),
  /** Seconds after which a playing client requests the next URL. */
  renew_after: z.int(),
});
export type SignedUrl = z.infer<typeof SignedUrl>;

/** Encryption of a film, and its key systems. */
export const Protection = z.object({
  scheme: z.literal('cbcs'),
  key_systems: z.array(
    z.object({
      name: z.enum(KEY_SYSTEMS),
      /** Licence server. Null where the playlists contain the key. */
      licence_url: z.string().nullable(),
      /** FairPlay only. */
      certificate_url: z.string().nullable(),
    }),
  ),
});
export type Protection = z.infer<typeof Protection>;

/** Playback id for `trackPlayback`: signed for content and session of the play call, valid for seven days. */
export const PlaybackId = z.string();

/** Audio track: the film's own, unless it has a role. */
export const PlayedSound = z.object({ language: z.string(), role: z.enum(['description', 'commentary']).optional() });

const SUBTITLE_CHOICES = {
  size: z.enum(SUBTITLE_STYLE.size),
  color: z.enum(SUBTITLE_STYLE.color),
  background: z.enum(SUBTITLE_STYLE.background),
  edge: z.enum(SUBTITLE_STYLE.edge),
  place: z.enum(SUBTITLE_PLACES),
  /** Second subtitle line: BCP 47 with `+cc` for closed captions, or `off`. */
  second: z.enum(SECOND_SUBTITLES),
};

/** Subtitle preferences of the profile for this title. Null for parts never chosen. */
export const SubtitlePreferences = z.object({
  size: SUBTITLE_CHOICES.size.nullable(),
  color: SUBTITLE_CHOICES.color.nullable(),
  background: SUBTITLE_CHOICES.background.nullable(),
  edge: SUBTITLE_CHOICES.edge.nullable(),
  place: SUBTITLE_CHOICES.place.nullable(),
  second: SUBTITLE_CHOICES.second.nullable(),
});
export type SubtitlePreferences = z.infer<typeof SubtitlePreferences>;

/** Play response (PL-09). Times in seconds. */
export const Playback = z.object({
  content_id: z.string(),
  playback_id: PlaybackId,
  ...SignedUrl.shape,
  duration: z.int(),
  resume_position: z.int(),
  /** Sorted as in PL-30. */
  subtitles: z.array(
    z.object({
      language: z.enum(SUBTITLE_LANGUAGES),
      kind: z.enum(['subtitles', 'captions']),
      /** WebVTT file of all cues, beside the manifest. */
      file: z.string(),
    }),
  ),
  audio: z.array(PlayedSound),
  /** Null for anonymous visitors. */
  subtitle_preferences: SubtitlePreferences.nullable(),
  /** Null for a clear film. */
  protection: Protection.nullable(),
  intro: z.object({ start: z.number(), end: z.number() }).nullable(),
  credits_at: z.number().nullable(),
  /** Ad breaks with the viewer's tag. Null for none (PL-25, PL-26). */
  ads: AdPlan.nullable(),
  next: Episode.nullable(),
});
export type Playback = z.infer<typeof Playback>;

/** Hover preview of a card. */
export const TitlePreview = z.object({
  synopsis: Texts.nullable(),
  /** Trailer of the title. Null for none. Times in seconds. */
  clip: z
    .object({
      content_id: z.string(),
      manifest_url: z.string(),
      duration: z.int(),
      /** Start, after the opening. */
      start: z.number(),
      /** Length of the excerpt. */
      length: z.number(),
    })
    .nullable(),
});
export type TitlePreview = z.infer<typeof TitlePreview>;

/** Stream of a device. */
export const Stream = z.object({
  id: z.string(),
  is_this_device: z.boolean(),
  /** Active profile. */
  profile_name: z.string(),
  /** Null for a title that has left the catalog. */
  content: Card.nullable(),
  /** ISO 8601. */
  started_at: z.string(),
});
export type Stream = z.infer<typeof Stream>;

export const playbackOperations = operations({
  playVideo: {
    summary: 'Decides whether this viewer may watch, and lends the media address.',
    authority: 'anyone',
    input: z.object({
      content_id: ContentId,
      profile_id: z.string().max(40).optional(),
      device: z.string().max(200).optional(),
      /** Source of the navigation. Anonymous visitors must sign in for the next episode (PL-21). */
      from: z.literal('auto-next').optional(),
    }),
    object: Playback,
    refusals: ['CONTENT_NOT_FOUND', ...ACCESS_REFUSALS, 'TOO_MANY_STREAMS'],
  },
  previewTitle: {
    summary:
      'The synopsis of a title, and the address of its free trailer for a card to play. A preview is no viewing: it takes no place among the streams, and is not counted.',
    authority: 'anyone',
    input: z.object({ id: ContentId }),
    object: TitlePreview,
    refusals: ['CONTENT_NOT_FOUND', 'RATED_ABOVE_PROFILE'],
  },
  changeSubtitlePreferences: {
    summary:
      'Keeps how the profile wants subtitles to look, on every device. Of each part the newest choice wins; the answer says what holds now.',
    authority: 'profile',
    input: z
      .object(SUBTITLE_CHOICES)
      .partial()
      .extend({
        /** Series that a placement applies to. */
        series_id: ContentId.optional(),
        /** Age of a choice made offline, in seconds. */
        age_seconds: z.int().min(0).max(MAX_CHOICE_AGE_SECONDS).default(0),
      }),
    object: SubtitlePreferences,
    refusals: ['CONTENT_NOT_FOUND'],
  },
  renewStream: {
    summary:
      'Says that this device goes on playing, hears whether it still may, and gets the address to go on with (PL-27, PL-43, PL-48).',
    authority: 'anyone',
    input: z.object({
      /** Current signed URL of a film or the channel, valid or expired. */
      address: z.string().max(1000),
    }),
    object: SignedUrl,
    refusals: [
      'MEDIA_ADDRESS_INVALID',
      'CONTENT_NOT_FOUND',
      ...ACCESS_REFUSALS,
      'LIVE_OFF_AIR',
      'TOO_MANY_STREAMS',
      'STREAM_ENDED',
    ],
  },
  stopStream: {
    summary: 'This device plays a content no more: its place is free for another, unless it plays the next one already.',
    authority: 'user',
    input: z.object({ content_id: z.string().max(40) }),
    object: z.null(),
    refusals: [],
  },
  listStreams: {
    summary: 'What the devices of this account are playing.',
    authority: 'user',
    objects: Stream,
    refusals: [],
  },
  endStream: {
    summary: 'Ends what another device of this account plays; it is told when it asks next.',
    authority: 'user',
    input: z.object({ id: z.uuid() }),
    object: z.null(),
    refusals: ['STREAM_NOT_FOUND'],
  },
});
