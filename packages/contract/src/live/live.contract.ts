import { RATINGS } from '@madang/domain/catalog/vocabulary.ts';
import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { Card, Episode } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { SignedUrl, PlaybackId, PlayedSound, SubtitlePreferences } from '../playback/playback.contract.ts';

/** An instant, ISO 8601. */
const instant = z.iso.datetime({ offset: true });

/** Program of the guide. Gaps between programs are off air. */
export const GuideProgramme = z.object({
  id: z.string(),
  /** ISO 8601. Rounded to the minute it equals the printed schedule. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** Present even where everything else is hidden. */
  rating: z.enum(RATINGS),
  /** Episode or film. Null above the viewer's rating, where only times and rating are shown. */
  content: Episode.nullable(),
  /** Series of the episode (LV-25). Null for a film. */
  series: Card.nullable(),
  /** Available as catch-up for seven days. */
  catch_up: z.boolean(),
});
export type GuideProgramme = z.infer<typeof GuideProgramme>;

const ProgrammeId = z.string().regex(/^[0-9]{17}$/, 'not a programme of the guide');

export const liveOperations = operations({
  getLiveCounter: {
    summary: 'The state of the channel, and when to ask again (LV-07, LV-08).',
    authority: 'anyone',
    objects: z.object({
      epg: z.object({
        /** 0 waiting, 1 ready, 2 on air. */
        status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        /** Changes with every change of the guide. */
        version: z.int(),
        /** Seconds until the next programme; 0 on air. */
        countDown: z.int(),
      }),
      /** ISO 8601. */
      nextPolling: z.string(),
      /** ISO 8601: server time, by which browsers correct their clock. */
      now: z.string(),
    }),
    refusals: [],
  },
  listGuide: {
    summary:
      'What is shown between two instants, at most fifteen days apart (LV-15); today and the six days after where none are told.',
    authority: 'anyone',
    input: z.object({ from: instant.optional(), to: instant.optional() }),
    objects: GuideProgramme,
    object: z.object({ version: z.int() }),
    refusals: ['INPUT_INVALID'],
  },
  getLiveCountdown: {
    summary: 'The seconds until the next programme, and which that is.',
    authority: 'anyone',
    object: z.object({ countDown: z.int(), current: GuideProgramme.nullable(), next: GuideProgramme.nullable() }),
    refusals: [],
  },
  playLive: {
    summary:
      'Lends the address of the channel, of a programme from its beginning, or of one that was shown in the last seven days.',
    authority: 'anyone',
    input: z.object({
      /** Program to play from its beginning. Without one, the channel as it is on air. */
      programme_id: ProgrammeId.optional(),
    }),
    object: z.object({
      kind: z.enum(['live', 'start-over', 'catch-up']),
      programme: GuideProgramme.extend({ content: Episode }),
      /** For `programme.content`. */
      playback_id: PlaybackId,
      ...SignedUrl.shape,
      subtitles: z.array(z.object({ language: z.enum(SUBTITLE_LANGUAGES), kind: z.enum(['subtitles', 'captions']) })),
      audio: z.array(PlayedSound),
      /** Null for anonymous visitors. */
      subtitle_preferences: SubtitlePreferences.nullable(),
    }),
    refusals: [
      'SIGN_IN_NEEDED',
      'SUBSCRIPTION_NEEDED',
      'TOO_MANY_STREAMS',
      'LIVE_OFF_AIR',
      'CONTENT_NOT_FOUND',
      'CONTENT_COMING_SOON',
      'CONTENT_EXPIRED',
      'CONTENT_NOT_IN_COUNTRY',
      'RATED_ABOVE_PROFILE',
    ],
  },
});
