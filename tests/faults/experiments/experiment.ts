import { cpuPressure, isNoisy } from '../../../bench/measure/cpu-pressure.ts';
import type { PostgresCluster } from '../world/postgres-cluster.ts';

/** What an experiment is given. */
export interface Given {
  readonly cluster: PostgresCluster;
  /** The smaller figures. */
  readonly quick: boolean;
  /** The full figures, where the usual ones are smaller because these take long. */
  readonly whole: boolean;
  /** From which all chance comes. */
  readonly seed: number;
}

/** What came of an experiment. */
export interface Result {
  /** What was done, and how often. */
  readonly did: string;
  /** What was counted; each has to be what it is meant to be. */
  readonly figures: readonly Figure[];
  /** What is good to know and has no bound. */
  readonly notes?: readonly string[];
}

export interface Figure {
  readonly name: string;
  readonly value: number | string;
  readonly met: boolean;
}

export interface Experiment {
  /** Short id of the experiment, for the command line and the report. */
  readonly name: string;
  readonly about: string;
  /** Gives null where the machine lacks what it needs, or says what that is. */
  readonly run: (given: Given) => Promise<Result | { readonly missing: string }>;
}

/** How much of something there is, by which figures are wanted. */
export const sizeOf = <Size>(
  { quick, whole }: Given,
  sizes: { readonly quick: Size; readonly usual: Size; readonly whole: Size },
): Size => {
  if (whole) return sizes.whole;
  return quick ? sizes.quick : sizes.usual;
};

/** Of this there must be none. */
export const none = (name: string, value: number): Figure => ({ name, value, met: value === 0 });

/** Must equal `meant`. */
export const exactly = (name: string, value: number, meant: number): Figure => ({
  name,
  value: value === meant ? value : `${value} of ${meant}`,
  met: value === meant,
});

/** Must not exceed `most`. */
export const atMost = (name: string, value: number, most: number): Figure => ({ name, value, met: value <= most });

/** It must not take longer, in seconds; a machine that is busy with something else says nothing of it. */
export const within = (name: string, seconds: number, most: number): Figure => {
  const isConclusive = seconds <= most || !isNoisy(cpuPressure());
  return {
    name,
    value: `${seconds.toFixed(1)} s${isConclusive ? '' : ' (too noisy to tell)'}`,
    met: seconds <= most || !isConclusive,
  };
};
