import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import { CueBuffer } from './cue-buffer.ts';
import { readCue, sameCues } from './cues.ts';
import type { Cue } from './cues.ts';

interface CueClock {
  /** Film time minus the viewer's subtitle offset, in seconds. */
  readonly positionSeconds: () => number;
  /** Whether the viewer wants to see words; without it the cues are kept but none is shown. */
  readonly isWanted: () => boolean;
  readonly show: (cues: readonly Cue[]) => void;
}

/**
 * Stands in for the streaming library's text displayer: takes the parsed cues and tells which of them are on screen,
 * once per painted frame and only when that changes. Cues are bound to film time, so they survive seeks and speeds.
 */
export class CueDisplay implements shaka.extern.TextDisplayer {
  readonly #clock: CueClock;
  readonly #buffer = new CueBuffer();
  #shown: readonly Cue[] = [];
  #visible = false;
  #frame = 0;

  constructor(clock: CueClock) {
    this.#clock = clock;
  }

  configure(): void {}

  append(parsed: readonly shaka.text.Cue[]): void {
    this.#buffer.append(parsed.map(readCue));
  }

  remove(startSeconds: number, endSeconds: number): boolean {
    this.#buffer.remove(startSeconds, endSeconds, this.#clock.positionSeconds());
    return true;
  }

  isTextVisible(): boolean {
    return this.#visible;
  }

  setTextVisibility(visible: boolean): void {
    this.#visible = visible;
    cancelAnimationFrame(this.#frame);
    this.#paint();
  }

  setTextLanguage(): void {}

  destroy(): Promise<void> {
    this.setTextVisibility(false);
    this.#buffer.clear();
    return Promise.resolve();
  }

  readonly #paint = (): void => {
    const cues = this.#visible && this.#clock.isWanted() ? this.#buffer.at(this.#clock.positionSeconds()) : [];
    if (!sameCues(cues, this.#shown)) {
      this.#shown = cues;
      this.#clock.show(cues);
    }
    if (this.#visible) this.#frame = requestAnimationFrame(this.#paint);
  };
}
