import { holdsCardNumber } from '@madang/domain/billing/card-number-in.ts';
import { type Line, timeVerdict } from '../line.ts';
import { median } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import type { Row } from './row.ts';

const ROW = 'card-number scan, worst body of 63 KB';
const BODY_LENGTH = 63 * 1024;
/** A scan that takes longer holds up every other request of the node, in milliseconds. */
const MAX_MS = 3;
const WARM_UP = 20;
const RUNS = 50;

const filledWith = (piece: string): string => piece.repeat(Math.ceil(BODY_LENGTH / piece.length)).slice(0, BODY_LENGTH);
/** Bodies without a card number that make the scan work hardest: digits one by one, in one run, and what looks like the start of an id. */
const BODIES = ['4 1 7 ', '4', '3000 000000 0000 ', '01234567-0123-', '-'].map(filledWith);

/** What reading the body costs anyway: each character compared once. */
const countDigits = (text: string): number => {
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits;
};

const timesOf = (work: () => unknown): readonly number[] => {
  for (let run = 0; run < WARM_UP; run += 1) work();
  return Array.from({ length: RUNS }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
};

/** Runs in this process: the scan is a function of the body alone. */
export const cardNumberScanRow: Row = {
  name: 'card-number scan',
  measure: async () => {
    const measured = BODIES.map((body) => ({
      ours: median(timesOf(() => holdsCardNumber({ text: body }))),
      limit: median(timesOf(() => countDigits(body))),
    }));
    const [slowest] = measured.toSorted((a, b) => b.ours - a.ours);
    const { ours, limit } = slowest ?? { ours: Number.NaN, limit: Number.NaN };
    const pressure = cpuPressure();
    const line: Line = {
      row: ROW,
      ours: `${ours.toFixed(2)} ms`,
      limit: `${limit.toFixed(2)} ms to count its digits`,
      ratio: (ours / limit).toFixed(1),
      target: `≤ ${MAX_MS} ms`,
      verdict: ours <= MAX_MS ? 'met' : timeVerdict(false, pressure),
      pressure,
    };
    return [line];
  },
};
