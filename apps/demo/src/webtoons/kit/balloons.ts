import type { Synopsis } from '../../catalog/format.ts';
import type { StripBalloon } from '../format.ts';

type Tail = readonly [x: number, y: number];

/** Says something: middle of the balloon, its greatest width, where its tail points. */
const spoken =
  (kind: 'speech' | 'thought' | 'shout' | 'whisper') =>
  (speaker: Synopsis, x: number, y: number, width: number, tail: Tail, text: Synopsis, size = 1): StripBalloon => ({
    kind,
    speaker,
    x,
    y,
    width,
    tail,
    size,
    words: text,
  });

export const speech = spoken('speech');
export const thought = spoken('thought');
export const shout = spoken('shout');
export const whisper = spoken('whisper');

/** Somebody who is not seen: no tail. */
export const voice = (speaker: Synopsis, x: number, y: number, width: number, text: Synopsis): StripBalloon => ({
  kind: 'speech',
  speaker,
  x,
  y,
  width,
  words: text,
});

/** Whispered by somebody who is not seen. */
export const murmur = (speaker: Synopsis, x: number, y: number, width: number, text: Synopsis): StripBalloon => ({
  ...voice(speaker, x, y, width, text),
  kind: 'whisper',
});

export const caption = (x: number, y: number, width: number, text: Synopsis): StripBalloon => ({
  kind: 'caption',
  x,
  y,
  width,
  words: text,
});

export const sound = (x: number, y: number, width: number, size: number, color: string, text: Synopsis): StripBalloon => ({
  kind: 'sound',
  x,
  y,
  width,
  size,
  color,
  words: text,
});
