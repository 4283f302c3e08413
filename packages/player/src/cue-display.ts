import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import { CueBuffer } from './cue-buffer.ts';
import { readCue, sameCues } from './cues.ts';
import type { Cue } from './cues.ts';
import { watchFilm } from './film-clock.ts';
import type { FilmWatch } from './film-clock.ts';

interface CueClock {
  readonly video: HTMLMediaElement;
  /** Subtitle delay chosen by the viewer. */
  readonly offsetSeconds: () => number;
  /** Whether subtitles are on. Cues are kept while they are off. */
  readonly isWanted: () => boolean;
  readonly show: (cues: readonly Cue[]) => void;
}

/**
 * Replaces the streaming library's text displayer: receives parsed cues and reports those on screen whenever they
 * change. Cues are bound to film time, so they survive seeks and speed changes.
 */
export class CueDisplay implements shaka.extern.TextDisplayer {
  readonly #clock: CueClock;
  readonly #buffer = new CueBuffer();
  #shown: readonly Cue[] = [];
  #watch: FilmWatch | undefined;

  constructor(clock: CueClock) {
    this.#clock = clock;
  }

  configure(): void {}

  append(parsed: readonly shaka.text.Cue[]): void {
    this.#buffer.append(parsed.map(readCue));
    this.look();
  }

  remove(startSeconds: number, endSeconds: number): boolean {
    const { video, offsetSeconds } = this.#clock;
    this.#buffer.remove(startSeconds, endSeconds, video.currentTime - offsetSeconds());
    this.look();
    return true;
  }

  isTextVisible(): boolean {
    return this.#watch !== undefined;
  }

  setTextVisibility(visible: boolean): void {
    this.#watch?.stop();
    this.#watch = visible ? watchFilm(this.#clock.video, this.#showAt) : undefined;
    if (!visible) this.#show([]);
  }

  setTextLanguage(): void {}

  destroy(): Promise<void> {
    this.setTextVisibility(false);
    this.#buffer.clear();
    return Promise.resolve();
  }

  /** Re-evaluates the cues after a change of the viewer's settings. */
  look(): void {
    this.#watch?.look();
  }

  readonly #showAt = (filmSeconds: number): number => {
    const { offsetSeconds, isWanted } = this.#clock;
    if (!isWanted()) {
      this.#show([]);
      return Infinity;
    }
    const offset = offsetSeconds();
    this.#show(this.#buffer.at(filmSeconds - offset));
    return this.#buffer.changesAt(filmSeconds - offset) + offset;
  };

  #show(cues: readonly Cue[]): void {
    if (sameCues(cues, this.#shown)) return;
    this.#shown = cues;
    this.#clock.show(cues);
  }
}
