import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

/** Counts the library's open requests. A retry inside the library may be missed, so zero means "probably none". */
export class PendingRequests {
  #count = 0;

  constructor(player: shaka.Player) {
    player.getNetworkingEngine()?.registerRequestFilter(() => {
      this.#count += 1;
    });
    const close = (): void => {
      this.#count = Math.max(0, this.#count - 1);
    };
    player.addEventListener('downloadcompleted', close);
    player.addEventListener('downloadfailed', close);
  }

  areNone(): boolean {
    return this.#count === 0;
  }

  /** Resets the count for the next film. */
  forget(): void {
    this.#count = 0;
  }
}
