import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { ANONYMOUS_DEVICE, PLAYBACK_CHANGES, PLAYBACK_KINDS } from '@madang/domain/analytics/playback-event.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';

/** Events per request. A browser that was offline for a while sends several requests. */
export const MAX_EVENTS = 20;

const eventFields = {
  /** Increases within one playback. A retried event has the number of the first try and counts once. */
  sequence: z.int().min(1).max(1_000_000),
  /** Age of the event at the time of the request, by the browser's clock. Milliseconds. */
  age: z.int().min(0).max(86_400_000),
  /** Position in seconds. */
  position: z.number().min(0).max(1_000_000),
};

export const ReportedEvent = z.discriminatedUnion('event', [
  z.object({ ...eventFields, event: z.enum(['start', 'check', 'stop']) }),
  z.object({
    ...eventFields,
    event: z.literal('update'),
    change: z.enum(PLAYBACK_CHANGES),
    /** The new value: a status, a language (BCP 47, `off` for no subtitles) or a speed. */
    value: z
      .string()
      .max(20)
      .regex(/^[A-Za-z0-9.+-]+$/),
  }),
]);
export type ReportedEvent = z.infer<typeof ReportedEvent>;

/** Failed call, as operators see it. */
export const ErrorReport = z.object({
  id: z.string(),
  /** ISO 8601. */
  reported_at: z.string(),
  /** A browser, or the server during SSR. */
  told_by: z.enum(['browser', 'server']),
  /** Signed-in account. Null for none. */
  user: z.string().nullable(),
  /** Page path. */
  path: z.string(),
  /** API code, server code and local code, e.g. `FMS|API4110-9999-1001`. */
  code: z.string(),
  message: z.string(),
  app_version: z.string().nullable(),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

/** User id as the browser reports it. The server stores the account of the token instead. */
const reportedUser = z.string().max(64).default('anonymous');

export const analyticsOperations = operations({
  trackPlayback: {
    summary: 'Takes what happened in one playback: start, checks, changes and stop. What is told again counts once.',
    authority: 'anyone',
    limits: [
      { limit: 'trackPlayback', each: 'events' },
      { limit: 'trackPlaybackOfDay', each: 'events' },
    ],
    input: z.object({
      content_id: ContentId,
      /** Issued by the play call (`playVideo`, `playLive`, `getStrip`) for this content, `kind` and session. */
      playback_id: z.string().min(8).max(60),
      kind: z.enum(PLAYBACK_KINDS).default('film'),
      user_id: reportedUser,
      udid: z.string().max(40).default(ANONYMOUS_DEVICE),
      /** Collection through which the title was opened. `deeplink` for other sources. */
      collection: z.string().max(60).optional(),
      via_click: z.string().max(60).optional(),
      /** `auto-next` when autoplayed after the previous episode. */
      from: z.string().max(40).optional(),
      app_version: z.string().max(40).optional(),
      events: z.array(ReportedEvent).min(1).max(MAX_EVENTS),
    }),
    object: z.null(),
    refusals: ['CONTENT_NOT_FOUND', 'PLAYBACK_UNKNOWN', 'TOO_MANY_ATTEMPTS'],
  },
  trackError: {
    summary: 'Takes an error report of a browser (API code, server code, local code).',
    authority: 'anyone',
    limits: [{ limit: 'trackError' }, { limit: 'trackErrorOfDay' }],
    input: z.object({
      code: z.string().max(60),
      path: z.string().max(300),
      message: z.string().max(500).default(''),
      user_id: reportedUser,
      app_version: z.string().max(40).optional(),
    }),
    object: z.null(),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  listErrors: {
    summary: 'What failed for viewers, newest first; kept for 90 days.',
    authority: 'operator',
    input: z.object({ offset: offset(), limit: limit(PAGE_SIZES.errorReports) }),
    objects: ErrorReport,
    refusals: [],
  },
});
