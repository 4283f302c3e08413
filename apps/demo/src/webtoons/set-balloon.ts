import { createCanvas } from '@napi-rs/canvas';
import { fonts } from '../artwork/typefaces.ts';
import type { Synopsis } from '../catalog/format.ts';
import type { StripBalloon } from './format.ts';

/** Plain speech, beside a panel of 800. */
const SPEECH = 30;
const LEADING = 1.34;
const PADDING = 24;
/** The reader's faces run a little wider than the one that is measured with. */
const SAFETY = 1.03;
const CHINESE = /[⺀-鿿＀-￯　-〿“”‘’…—]/;

/** A balloon as it will stand over its panel in one language, about. */
export interface SetBalloon {
  left: number;
  top: number;
  width: number;
  height: number;
  lines: readonly string[];
  /** Pixels. */
  size: number;
  font: string;
}

const ruler = createCanvas(8, 8).getContext('2d');

/** Chinese is measured by counting: a character is as wide as it is high, and no face of this project's own has them all. */
const widthOf = (text: string, language: keyof Synopsis, size: number, font: string): number => {
  if (language === 'zh') return [...text].reduce((sum, character) => sum + (CHINESE.test(character) ? 1 : 0.6), 0) * size;
  ruler.font = font;
  return ruler.measureText(text).width * SAFETY;
};

const NEVER_FIRST = /^[，。！？、：；…—”’）》·]/;

/** What a line may break into: words, or in Chinese characters with the punctuation after them. */
const piecesOf = (text: string, language: keyof Synopsis): string[] => {
  if (language !== 'zh') return text.split(' ').map((word, index) => (index ? ` ${word}` : word));
  const pieces: string[] = [];
  for (const character of text) {
    if (NEVER_FIRST.test(character) && pieces.length) pieces.push(`${pieces.pop()}${character}`);
    else pieces.push(character);
  }
  return pieces;
};

const wrap = (text: string, language: keyof Synopsis, most: number, size: number, font: string): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph, language)) {
      if (line && widthOf(`${line}${piece}`, language, size, font) > most) {
        lines.push(line);
        line = piece.trimStart();
      } else line += piece;
    }
    return [...lines, line];
  });

/** Sets the words of a balloon as the reader will: wrapped to its width, with the same air around them. */
export const setBalloon = ({ kind, x, y, width, size = 1, words }: StripBalloon, language: keyof Synopsis): SetBalloon => {
  const text = words[language];
  const pixels = SPEECH * size;
  const font = `${pixels}px ${fonts('gowun-batang', text)}`;
  const padding = kind === 'sound' ? 0 : PADDING;
  const lines = wrap(text, language, width - 2 * padding, pixels, font);
  const widest = Math.max(...lines.map((line) => widthOf(line, language, pixels, font)));
  const box = { width: widest + 2 * padding, height: lines.length * pixels * LEADING + 2 * padding };
  return { ...box, left: x - box.width / 2, top: y - box.height / 2, lines, size: pixels, font };
};
