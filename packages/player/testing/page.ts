/** What the player test drives from outside: one store on one video element. */

import { createShakaEngine } from '../src/shaka-engine.ts';
import { createPlayerStore } from '../src/store.ts';
import type { PlayerStore } from '../src/store.ts';

declare global {
  interface Window {
    player: PlayerStore;
    film: HTMLVideoElement;
  }
}

const film = document.querySelector('video');
if (!film) throw new Error('The page has no video element');

window.film = film;
window.player = createPlayerStore(createShakaEngine(film));
