import { ACCESS_REFUSALS } from '@madang/domain/playback/access.ts';
import { BALLOON_KINDS } from '@madang/domain/webtoons/panel.ts';
import { z } from 'zod';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { Card, Episode, Group, Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';
import { PlaybackId } from '../playback/playback.contract.ts';

/** What is said over a panel. Places and lengths are fractions of its width (x, width) and height (y). */
export const Balloon = z.object({
  kind: z.enum(BALLOON_KINDS),
  speaker: Texts.nullable(),
  /** The middle of the balloon. */
  x: z.number(),
  y: z.number(),
  /** The widest it may become. */
  width: z.number(),
  tail: z.object({ x: z.number(), y: z.number() }).nullable(),
  /** Times the size of plain speech. */
  size: z.number(),
  color: z.string().nullable(),
  words: Texts,
});
export type Balloon = z.infer<typeof Balloon>;

/** One picture of a strip: `{base}/{id}-800.webp`, or `-480` where data is to be saved. */
export const Panel = z.object({
  id: z.string(),
  /** Pixels at full size. */
  width: z.number(),
  height: z.number(),
  /** Stands in while the picture loads, #rrggbb. */
  color: z.string(),
  alt: Texts,
  balloons: z.array(Balloon),
});
export type Panel = z.infer<typeof Panel>;

/** A panel, and how far down it the middle of the window lies, from 0 to 1. */
export const Place = z.object({ panel_id: z.string(), fraction: z.number() });
export type Place = z.infer<typeof Place>;

/** An episode of a webtoon with all that a reader shows. */
export const Strip = z.object({
  content: Episode,
  playback_id: PlaybackId,
  series: Card,
  panels: z.array(Panel),
  /** The signed address below which the pictures lie; the same for hours, so that browsers keep them. */
  base: z.string(),
  /** Where this profile goes on; null for the top. */
  place: Place.nullable(),
  /** Also when it is not out yet: its state says so. */
  previous: Episode.nullable(),
  next: Episode.nullable(),
  /** ISO 8601; `base` is refused afterwards. */
  expires_at: z.string(),
});
export type Strip = z.infer<typeof Strip>;

export const READING_EVENTS = ['start', 'progress', 'stop', 'ended'] as const;

export const webtoonOperations = operations({
  listWebtoonGroups: {
    summary: 'What belongs to a webtoon, by kind: episodes, related titles.',
    authority: 'anyone',
    input: z.object({ id: ContentId, limit: limit(PAGE_SIZES.rail) }),
    objects: Group,
    refusals: ['CONTENT_NOT_FOUND', 'RATED_ABOVE_PROFILE'],
  },
  listRelatedWebtoons: {
    summary: 'Webtoons that go with a title: its own, and the nearest by genre and keyword.',
    authority: 'anyone',
    input: z.object({ related_id: ContentId, limit: limit(PAGE_SIZES.relatedWebtoon), offset: offset() }),
    objects: Card,
    refusals: ['CONTENT_NOT_FOUND', 'RATED_ABOVE_PROFILE'],
  },
  listWebtoonChildren: {
    summary: 'The episodes of a webtoon, in order.',
    authority: 'anyone',
    input: z.object({ parent_id: ContentId, limit: limit(PAGE_SIZES.childrenWebtoon), offset: offset() }),
    objects: Episode,
    refusals: ['CONTENT_NOT_FOUND', 'RATED_ABOVE_PROFILE'],
  },
  getStrip: {
    summary: 'Decides whether this viewer may read, and lends the pictures of the strip with what is said over them.',
    authority: 'anyone',
    input: z.object({
      id: ContentId,
      /** How the viewer got here; anonymous viewers sign in for the next episode (WT-14). */
      from: z.literal('auto-next').optional(),
    }),
    object: Strip,
    refusals: ['CONTENT_NOT_FOUND', 'CONTENT_NOT_READABLE', ...ACCESS_REFUSALS],
  },
  trackReading: {
    summary: 'Saves where a reader is, durable before the answer. Anonymous reports are counted, not kept.',
    authority: 'anyone',
    input: z.object({
      content_id: ContentId,
      event: z.enum(READING_EVENTS),
      panel_id: z.string().max(80),
      fraction: z.number().min(0).max(1),
      /** Rises within one reading, so that a late report never overwrites a newer one. */
      sequence: z.int().min(0).max(1_000_000_000),
      /** Names one reading, made by the browser. */
      playback_id: z.string().max(40),
      collection: z.string().max(60).optional(),
    }),
    object: z.object({ playing_time: z.int(), is_finish: z.boolean() }),
    refusals: ['CONTENT_NOT_FOUND', 'CONTENT_NOT_READABLE', 'INPUT_INVALID'],
  },
});
