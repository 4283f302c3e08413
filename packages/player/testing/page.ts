/** What the player test drives from outside: one store on one video element. */

import { createSignedUrlRenewer } from '../src/signed-url-renewer.ts';
import { createShakaEngine } from '../src/shaka-engine.ts';
import { loadShaka } from '../src/shaka-library.ts';
import { createPlayerStore } from '../src/store.ts';
import type { PlayerStore } from '../src/store.ts';

declare global {
  interface Window {
    player: PlayerStore;
    film: HTMLVideoElement;
    testUrls: TestUrls;
    /** Licence configuration last passed to the streaming library. */
    drm: unknown;
  }
}

/** Plays by addresses that are good for some time, which may be less than they say. */
interface TestUrls {
  /** Gives the first address; the store is another one from now on. */
  begin: (times: { readonly validMs: number; readonly saidMs?: number }) => string;
  renewals: number;
  isOver: boolean;
  /** Milliseconds in which the picture stood still since the film began to move. */
  stalledMs: number;
}

const film = document.querySelector('video');
if (!film) throw new Error('The page has no video element');

/** Patches shaka: the configuration that the engine passes to it is not observable otherwise. */
const watchConfiguration = async (): Promise<void> => {
  const { Player } = await loadShaka();
  const { configure } = Player.prototype;
  Player.prototype.configure = function watched(...args) {
    const isConfigured = configure.apply(this, args);
    window.drm = this.getConfiguration().drm;
    return isConfigured;
  };
};
await watchConfiguration();

window.film = film;
window.player = createPlayerStore(createShakaEngine(film));

const watchStalls = (urls: TestUrls): void => {
  let since: number | undefined;
  film.addEventListener('waiting', () => {
    if (film.currentTime > 0) since ??= performance.now();
  });
  film.addEventListener('playing', () => {
    if (since !== undefined) urls.stalledMs += performance.now() - since;
    since = undefined;
  });
};

window.testUrls = {
  renewals: 0,
  isOver: false,
  stalledMs: 0,
  begin: ({ validMs, saidMs = validMs }) => {
    const sign = () => ({
      address: `/stream/until-${Date.now() + validMs}/clip/master.m3u8`,
      validSeconds: saidMs / 1000,
      renewAfterSeconds: saidMs / 1000,
    });
    const first = sign();
    const renewer = createSignedUrlRenewer<null>({
      first,
      authority: async () => 'mina',
      now: () => Date.now(),
      renew: async () => {
        window.testUrls.renewals += 1;
        return window.testUrls.isOver ? { kind: 'refused', reason: null } : { kind: 'issued', next: sign() };
      },
    });
    window.player = createPlayerStore(createShakaEngine(film, renewer));
    watchStalls(window.testUrls);
    return first.address;
  },
};
