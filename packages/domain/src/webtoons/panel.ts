import type { Localized } from '../shared/language.ts';

/** Picture of a strip with its balloons. The reader renders their text, in the viewer's language. */
export interface Panel {
  /** Stable id within its episode: reading positions refer to it. */
  readonly id: string;
  /** Pixels at full size; a strip is as wide as its widest panel. */
  readonly width: number;
  readonly height: number;
  /** Placeholder color while the picture loads, #rrggbb. */
  readonly color: string;
  /** Alternative text. */
  readonly alt: Localized;
  readonly balloons: readonly Balloon[];
}

/** Kinds of balloon. A caption is the narrator's, a sound is lettered into the scene. */
export const BALLOON_KINDS = ['speech', 'thought', 'shout', 'whisper', 'caption', 'sound'] as const;
export type BalloonKind = (typeof BALLOON_KINDS)[number];

/** Balloon over a panel. Coordinates are fractions of the panel's width (x, width) and height (y). */
export interface Balloon {
  readonly kind: BalloonKind;
  /** Speaker, as the strip names them. Null for the narrator and for sounds. */
  readonly speaker: Localized | null;
  /** Center of the balloon. */
  readonly x: number;
  readonly y: number;
  /** Maximum width. The height follows the text. */
  readonly width: number;
  /** Tip of the tail. Null for none. */
  readonly tail: { readonly x: number; readonly y: number } | null;
  /** Text size relative to plain speech. */
  readonly size: number;
  /** Text color of a sound or caption, #rrggbb. Null for the default. */
  readonly color: string | null;
  readonly words: Localized;
}
