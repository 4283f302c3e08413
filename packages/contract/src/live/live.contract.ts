import { RATINGS } from '@madang/domain/catalog/vocabulary.ts';
import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { Card, Episode } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { Loan, PlaybackId, PlayedSound, SubtitlePreferences } from '../playback/playback.contract.ts';

/** An instant, ISO 8601. */
const instant = z.iso.datetime({ offset: true });

/** A programme of the guide. Times off air are what lies between. */
export const GuideProgramme = z.object({
  id: z.string(),
  /** ISO 8601; to the nearest minute what the guide says. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** Shown for every programme, also for one of which nothing else is. */
  rating: z.enum(RATINGS),
  /** The episode or film; null for one that is rated above the viewer's profile, of which only times and rating are shown. */
  content: Episode.nullable(),
  /** The series that the episode belongs to (LV-25); null for a film. */
  series: Card.nullable(),
  /** May be watched again for seven days after it was shown. */
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
        /** 0 waits, 1 is ready, 2 is on air. */
        status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        /** Another number is another guide. */
        version: z.int(),
        /** Seconds until the next programme; 0 on air. */
        countDown: z.int(),
      }),
      /** ISO 8601. */
      nextPolling: z.string(),
      /** ISO 8601: the clock of the channel, by which a browser sets its own. */
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
      /** Program to play from its beginning; without one, the channel as it is on air. */
      programme_id: ProgrammeId.optional(),
    }),
    object: z.object({
      kind: z.enum(['live', 'start-over', 'catch-up']),
      programme: GuideProgramme.extend({ content: Episode }),
      /** For `programme.content`. */
      playback_id: PlaybackId,
      ...Loan.shape,
      subtitles: z.array(z.object({ language: z.enum(SUBTITLE_LANGUAGES), kind: z.enum(['subtitles', 'captions']) })),
      audio: z.array(PlayedSound),
      /** Null for anonymous viewers. */
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
