import { cuesAt, cuesChangeAt } from './cues.ts';
import type { Cue } from './cues.ts';

/**
 * Buffer of cues, in seconds of the film. The streaming library clears and refetches its text whenever a seek or track
 * switch meets a fetch in flight, so cues on screen stay until their replacement arrives.
 */
export class CueBuffer {
  #cues: readonly Cue[] = [];
  #kept: readonly Cue[] = [];

  /** Adds fetched cues, without duplicates. */
  append(cues: readonly Cue[]): void {
    const known = new Set(this.#cues.map((cue) => cue.id));
    this.#cues = [...this.#cues, ...cues.filter((cue) => !known.has(cue.id))];
    this.#kept = [];
  }

  /** Removes cues that overlap a range, except those on screen at `positionSeconds`: the next `append` removes them. */
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

  /** Position in seconds of the next change of the cues on screen. Infinity for none. */
  changesAt(positionSeconds: number): number {
    return Math.min(cuesChangeAt(this.#kept, positionSeconds), cuesChangeAt(this.#cues, positionSeconds));
  }
}
