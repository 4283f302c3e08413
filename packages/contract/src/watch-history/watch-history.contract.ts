import { z } from 'zod';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { Card, Image, Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';
import { Removal, RemovalId } from '../removal.ts';

/** Item of the watch history. */
export const Watching = z.object({
  id: z.string(),
  /** Seconds from the start. */
  playing_time: z.int(),
  is_finish: z.boolean(),
  /** ISO 8601. */
  modified: z.string(),
  parent_id: z.string().nullable(),
  /** Its own still, which distinguishes the episodes of a series. */
  image: Image,
  meta: z.object({ episode_number: z.int().nullable(), duration: z.int(), title: Texts.extend({ ko: z.string() }) }),
  /** The series it belongs to, or itself. */
  series: Card,
});
export type Watching = z.infer<typeof Watching>;

export const WATCH_EVENTS = ['start', 'progress', 'pause', 'seek', 'stop', 'ended'] as const;

export const watchHistoryOperations = operations({
  listWatching: {
    summary: 'What the profile has watched, newest first.',
    authority: 'profile',
    input: z.object({
      offset: offset(),
      limit: limit(PAGE_SIZES.watchingHistory),
      /** Content ids joined by commas, at most 50 (LI-19). */
      content_ids: z
        .string()
        .max(700)
        .regex(/^[0-9]{1,12}(,[0-9]{1,12}){0,49}$/)
        .optional(),
      is_finish: z.enum(['true', 'false']).optional(),
    }),
    objects: Watching,
    refusals: [],
  },
  listContinueWatching: {
    summary: 'What to go on with: begun and unfinished, or the next episode; one per series.',
    authority: 'profile',
    input: z.object({ limit: limit(PAGE_SIZES.continueWatching) }),
    objects: Watching,
    refusals: [],
  },
  removeWatching: {
    summary: 'Forgets a title in history and continue-watching.',
    authority: 'profile',
    input: z.object({ content_id: ContentId }),
    object: Removal,
    refusals: [],
  },
  removeAllWatching: {
    summary: 'Forgets the whole history, continue-watching with it.',
    authority: 'profile',
    object: Removal,
    refusals: [],
  },
  restoreWatching: {
    summary: 'Gives back what was forgotten in the last five minutes, with its positions and times.',
    authority: 'profile',
    input: RemovalId,
    object: z.null(),
    refusals: ['REMOVAL_NOT_FOUND'],
  },
  trackWatch: {
    summary: 'Saves the position, durable before the answer. Anonymous reports are counted, not kept.',
    authority: 'anyone',
    input: z.object({
      content_id: ContentId,
      event: z.enum(WATCH_EVENTS),
      /** Seconds from the start. */
      position: z.number().min(0).max(1_000_000),
      /** Rises within one playback, so that a late report never overwrites a newer one. */
      sequence: z.int().min(0).max(1_000_000_000),
      /** Names one playback, made by the browser. */
      playback_id: z.string().max(40),
      collection: z.string().max(60).optional(),
      /** ISO 8601, where the report comes later than the position was reached: it was watched without a network. */
      reached_at: z.iso.datetime().optional(),
    }),
    object: z.object({ playing_time: z.int(), is_finish: z.boolean() }),
    refusals: ['CONTENT_NOT_FOUND', 'CONTENT_NOT_PLAYABLE'],
  },
});
