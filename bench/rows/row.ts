import type { Bench } from '../bench.ts';
import type { Line } from '../line.ts';

export interface Row {
  /** What --only looks for. */
  readonly name: string;
  readonly measure: (bench: Bench) => Promise<readonly Line[]>;
}
