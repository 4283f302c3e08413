import { isNoisy } from './measure/pressure.ts';

export type Verdict = 'met' | 'not met' | 'too noisy' | 'failed' | 'left out' | '–';

/** A row of the table. */
export interface Line {
  readonly row: string;
  readonly ours?: string;
  readonly limit?: string;
  readonly ratio?: string;
  readonly target?: string;
  readonly verdict: Verdict;
  /** 99th percentile in milliseconds, ours and the limit's. */
  readonly p99?: string;
  /** Processor microseconds per request, ours and the limit's. */
  readonly cpu?: string;
  readonly pressure?: number | null;
  /** Why it was left out or failed. */
  readonly note?: string;
}

/** A row that cannot be measured here. */
export const leftOut = (row: string, note: string): Line => ({ row, verdict: 'left out', note });

/** Whether a time keeps to its bound; a noisy machine says nothing of it. */
export const timeVerdict = (isMet: boolean, pressure: number | null): Verdict =>
  isNoisy(pressure) ? 'too noisy' : isMet ? 'met' : 'not met';
