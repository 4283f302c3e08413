import { isNoisy } from './measure/cpu-pressure.ts';

export type Verdict = 'met' | 'not met' | 'too noisy' | 'failed' | 'left out' | '–';

/** One row of the report. */
export interface Line {
  readonly row: string;
  readonly ours?: string;
  /** Ours without fast paths, with its ratio. */
  readonly without?: string;
  readonly limit?: string;
  readonly ratio?: string;
  readonly target?: string;
  readonly verdict: Verdict;
  /** 99th percentiles in milliseconds: the site's and the limit's. */
  readonly p99?: string;
  /** CPU microseconds per request: the site's and the limit's. */
  readonly cpu?: string;
  readonly pressure?: number | null;
  /** Reason why it was skipped or failed. */
  readonly note?: string;
}

/** A row that cannot be measured on this machine. */
export const leftOut = (row: string, note: string): Line => ({ row, verdict: 'left out', note });

/** Verdict for a time and its bound: inconclusive on a noisy machine. */
export const timeVerdict = (isMet: boolean, pressure: number | null): Verdict =>
  isNoisy(pressure) ? 'too noisy' : isMet ? 'met' : 'not met';
