import type { BalloonKind } from '@madang/domain/webtoons/panel.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Synopsis, Words } from '../catalog/format.ts';

/** A strip is drawn this wide, in pixels. */
export const PANEL_WIDTH = 800;

/** A drawn webtoon: its episodes in order. The words about it as a whole are in ../catalog/webtoons. */
export interface Strip {
  /** As in ../catalog/webtoons. */
  slug: string;
  episodes: readonly StripEpisode[];
}

export interface StripEpisode {
  /** From 1. */
  number: number;
  title: Words;
  synopsis: Synopsis;
  panels: readonly StripPanel[];
}

export interface StripPanel {
  /** Names the panel within its episode for good, in kebab-case: it is part of addresses and of reading positions. */
  id: string;
  /** Pixels beside a width of 800; between 500 and 1800. Air between panels is drawn into them. */
  height: number;
  /** Paints the panel, without words, on a canvas of 800 by `height`; the same pixels every time. */
  draw: (g: SKRSContext2D, height: number) => void;
  /** What is to be seen, in one sentence. */
  alt: Synopsis;
  balloons: readonly StripBalloon[];
}

/** Places in pixels of the panel; the reader scales them. */
export interface StripBalloon {
  kind: BalloonKind;
  /** A key of the strip's cast; none for the narrator and for sounds. */
  speaker?: Synopsis;
  /** Middle of the balloon, and the widest it may become. Leave room: the longest language needs about twice the height of English. */
  x: number;
  y: number;
  width: number;
  tail?: readonly [x: number, y: number];
  /** Times the size of plain speech, which is 30 px; 1 where nothing is said. */
  size?: number;
  /** #rrggbb, of sounds and captions. */
  color?: string;
  words: Synopsis;
}
