import type { Localized } from '../shared/language.ts';

/** One picture of a strip with what is said over it. The words are set by the reader, in the viewer's language. */
export interface Panel {
  /** Names the panel within its episode for good: reading positions point to it. */
  readonly id: string;
  /** Pixels at full size; a strip is as wide as its widest panel. */
  readonly width: number;
  readonly height: number;
  /** Stands in while the picture loads, #rrggbb. */
  readonly color: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: Localized;
  readonly balloons: readonly Balloon[];
}

/** What carries the words: who says how. A caption is the narrator's, a sound is lettered into the scene. */
export const BALLOON_KINDS = ['speech', 'thought', 'shout', 'whisper', 'caption', 'sound'] as const;
export type BalloonKind = (typeof BALLOON_KINDS)[number];

/** A balloon over a panel. Places and lengths are fractions of the panel's width (x, width) and height (y). */
export interface Balloon {
  readonly kind: BalloonKind;
  /** Who speaks, as the strip calls them; null for the narrator and for sounds. */
  readonly speaker: Localized | null;
  /** Middle of the balloon. */
  readonly x: number;
  readonly y: number;
  /** The widest it may become; its height follows the words. */
  readonly width: number;
  /** Where the tail points; null for a balloon without one. */
  readonly tail: { readonly x: number; readonly y: number } | null;
  /** Times the size of plain speech. */
  readonly size: number;
  /** #rrggbb where a sound or caption has a colour of its own; else null. */
  readonly color: string | null;
  readonly words: Localized;
}
