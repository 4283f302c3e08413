import { cuesAt, cuesChangeAt } from './cues.ts';
import type { Cue } from './cues.ts';

/**
 * The cues at hand, bound to film time in seconds. The streaming library empties its text and fetches it again whenever
 * a seek or a switch of tracks meets a fetch under way; what is being read stays until something came in its place.
 */
export class CueBuffer {
  #cues: readonly Cue[] = [];
  #kept: readonly Cue[] = [];

  /** Takes what was fetched, each cue once. */
  append(cues: readonly Cue[]): void {
    const known = new Set(this.#cues.map((cue) => cue.id));
    this.#cues = [...this.#cues, ...cues.filter((cue) => !known.has(cue.id))];
    this.#kept = [];
  }

  /** Gives up the cues that touch a range, but for those on screen at `positionSeconds`: they go with the next `append`. */
  remove(startSeconds: number, endSeconds: number, positionSeconds: number): void {
    const touches = (cue: Cue): boolean => cue.endSeconds > startSeconds && cue.startSeconds < endSeconds;
    this.#kept = [...this.#kept, ...cuesAt(this.#cues.filter(touches), positionSeconds)];
    this.#cues = this.#cues.filter((cue) => !touches(cue));
  }

  clear(): void {
    this.#cues = [];
    this.#kept = [];
  }

  at(positionSeconds: number): readonly Cue[] {
    return [...cuesAt(this.#kept, positionSeconds), ...cuesAt(this.#cues, positionSeconds)];
  }

  /** The second at which `at` gives something else than at `positionSeconds`; Infinity where it does not. */
  changesAt(positionSeconds: number): number {
    return Math.min(cuesChangeAt(this.#kept, positionSeconds), cuesChangeAt(this.#cues, positionSeconds));
  }
}
