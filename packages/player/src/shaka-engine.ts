import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import { CueDisplay } from './cue-display.ts';
import type { CreateEngine, PlaybackEngine, PlaybackWishes, ReportEngineEvent } from './engine.ts';
import type { PlayerError } from './errors.ts';
import { watchMedia } from './media-events.ts';
import type { SignedUrls } from './signed-url-renewer.ts';
import { PendingRequests } from './pending-requests.ts';
import { canDecrypt, drmConfiguration } from './protection.ts';
import { decideRecovery, FORGIVEN_AFTER_SECONDS, OPENED_WITHIN_MS, stalledAfterSeconds } from './recovery.ts';
import { isEngineFailure, isFatal, isInterruption, readFailure } from './shaka-errors.ts';
import { readStats } from './shaka-stats.ts';
import { loadShaka, SHAKA_CONFIGURATION } from './shaka-library.ts';
import { signRequests } from './shaka-signed-urls.ts';
import { TrackSwitch } from './shaka-switch.ts';
import { availableAudio, availableQualities } from './shaka-tracks.ts';
import type { PlaybackSource } from './state.ts';
import { createThumbnails } from './thumbnails.ts';

interface Film {
  readonly source: PlaybackSource;
  wishes: PlaybackWishes;
  /** Last played or requested position: recovery resumes there. */
  positionSeconds: number;
  failures: number;
  /** Start of the current failures, by the page's clock. Undefined while healthy. */
  failingSinceMs: number | undefined;
  openedAtSeconds: number;
  loaded: boolean;
}

const FRAME_SECONDS = 1 / 24;

const firstPicture = async (video: HTMLVideoElement): Promise<void> => {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return;
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
};

/** Start position in seconds. Null for the live edge, which shaka finds by itself. */
const startOf = ({ source, positionSeconds }: Film): number | null => (source.live === 'edge' ? null : positionSeconds);

const moveTo = (video: HTMLVideoElement, seconds: number): void => {
  if (Math.abs(video.currentTime - seconds) > 0.5) video.currentTime = seconds;
};

class ShakaEngine implements PlaybackEngine {
  readonly #video: HTMLVideoElement;
  readonly #report: ReportEngineEvent;
  readonly #stopWatching: () => void;
  readonly #signedUrls: SignedUrls | undefined;
  readonly #thumbnails;
  #player: shaka.Player | undefined;
  #tracks: TrackSwitch | undefined;
  #words: CueDisplay | undefined;
  #pending: PendingRequests | undefined;
  #film: Film | undefined;
  #recoveryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Load counter: results of an outdated load are discarded. */
  #turn = 0;
  #destroyed = false;

  constructor(video: HTMLVideoElement, report: ReportEngineEvent, signedUrls?: SignedUrls) {
    this.#video = video;
    this.#report = report;
    this.#signedUrls = signedUrls;
    this.#thumbnails = createThumbnails(signedUrls);
    this.#stopWatching = watchMedia(video, {
      isLoaded: () => this.#film?.loaded === true,
      report: (event) => {
        if (event.type === 'position') {
          this.#remember(event.positionSeconds);
          this.#reportWindow();
        }
        if (event.type === 'paused' && this.#film) this.#film.wishes = { ...this.#film.wishes, playing: !event.paused };
        report(event);
      },
      stalled: () => this.#recover({ code: 'NETWORK_FAILED', engineCode: 0 }),
      stalledAfterSeconds: () => stalledAfterSeconds(this.#pending?.areNone() ?? false),
    });
  }

  open(source: PlaybackSource, positionSeconds: number, wishes: PlaybackWishes): void {
    const film = {
      source,
      wishes,
      positionSeconds,
      failures: 0,
      failingSinceMs: undefined,
      openedAtSeconds: positionSeconds,
      loaded: false,
    };
    this.#film = film;
    void this.#load(film);
  }

  apply(wishes: PlaybackWishes): void {
    const film = this.#film;
    if (!film) return;
    film.wishes = wishes;
    if (film.loaded) this.#fulfil(film);
  }

  seek(positionSeconds: number): void {
    if (!this.#film) return;
    this.#film.positionSeconds = positionSeconds;
    if (this.#film.loaded) this.#video.currentTime = positionSeconds;
  }

  stepFrame(direction: 1 | -1): void {
    if (!this.#film?.loaded) return;
    const rate = this.#player?.getVideoTracks().find((track) => track.active)?.frameRate;
    this.#video.currentTime += direction * (rate ? 1 / rate : FRAME_SECONDS);
  }

  thumbnailAt(positionSeconds: number) {
    return this.#thumbnails.at(positionSeconds);
  }

  stats() {
    return this.#player ? readStats(this.#player.getStats(), this.#video) : null;
  }

  async destroy(): Promise<void> {
    this.#turn += 1;
    this.#destroyed = true;
    this.#film = undefined;
    clearTimeout(this.#recoveryTimer);
    this.#stopWatching();
    this.#thumbnails.close();
    this.#video.pause();
    await this.#player?.destroy();
    // An element that keeps its source keeps its decoder, and on phones its lock-screen entry
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  async #load(film: Film): Promise<void> {
    clearTimeout(this.#recoveryTimer);
    film.loaded = false;
    film.openedAtSeconds = film.positionSeconds;
    this.#pending?.forget();
    this.#turn += 1;
    const turn = this.#turn;
    const isCurrent = (): boolean => this.#turn === turn;
    const tooLong = (): void => this.#recover({ code: 'NETWORK_FAILED', engineCode: 0 });
    this.#recoveryTimer = setTimeout(tooLong, OPENED_WITHIN_MS);
    try {
      const [player, isPlayable] = await Promise.all([this.#openPlayer(), this.#canDecrypt(film.source)]);
      if (!player || !isCurrent()) return;
      if (!isPlayable) return this.#giveUp({ code: 'PROTECTION_UNSUPPORTED' });
      const audio = film.source.audio.find((track) => track.id === film.wishes.audioId);
      player.configure({
        preferredAudio: audio ? [{ language: audio.language }] : [],
        abr: { enabled: film.wishes.quality === 'auto' },
        drm: drmConfiguration(film.source.protection),
      });
      await player.load(film.source.manifestUrl, startOf(film), film.source.mimeType ?? 'application/x-mpegurl');
      await this.#tracks?.prepareText();
      // shaka moves to the start position once the element has data and would undo any seek before
      await firstPicture(this.#video);
      if (isCurrent()) this.#begin(film, player);
    } catch (reason) {
      if (isCurrent()) this.#refuse(reason);
    }
  }

  /** Checks DRM support before anything of the film is fetched. */
  async #canDecrypt({ protection }: PlaybackSource): Promise<boolean> {
    const browser = this.#video.ownerDocument.defaultView?.navigator;
    return protection === undefined || (browser !== undefined && canDecrypt(browser, protection));
  }

  #giveUp(error: PlayerError): void {
    clearTimeout(this.#recoveryTimer);
    this.#report({ type: 'failed', error });
  }

  async #openPlayer(): Promise<shaka.Player | undefined> {
    if (this.#player) return this.#player;
    const library = await loadShaka().catch(() => {
      if (this.#film) this.#giveUp({ code: 'SCRIPT_FAILED' });
      return undefined;
    });
    // Two films opened at once wait for the same library: the second finds the player of the first
    if (!library || this.#destroyed || this.#player) return this.#player;
    if (!library.Player.isBrowserSupported()) {
      this.#giveUp({ code: 'BROWSER_UNSUPPORTED' });
      return undefined;
    }
    const player = new library.Player();
    this.#player = player;
    this.#tracks = new TrackSwitch(player);
    this.#pending = new PendingRequests(player);
    if (this.#signedUrls) signRequests(library, player, this.#signedUrls);
    player.configure(SHAKA_CONFIGURATION);
    // shaka counts the parameters of its factories
    player.configure('textDisplayFactory', (_owner: shaka.Player) => this.#createCueDisplay());
    player.addEventListener('error', (event) => {
      if ('detail' in event) this.#refuse(event.detail);
    });
    await player.attach(this.#video);
    return player;
  }

  #createCueDisplay(): CueDisplay {
    this.#words = new CueDisplay({
      video: this.#video,
      offsetSeconds: () => this.#film?.wishes.subtitleOffsetSeconds ?? 0,
      isWanted: () => (this.#film?.wishes.subtitleId ?? null) !== null,
      show: (cues) => this.#report({ type: 'cues', cues }),
    });
    return this.#words;
  }

  #begin(film: Film, player: shaka.Player): void {
    clearTimeout(this.#recoveryTimer);
    film.loaded = true;
    this.#tracks?.forget();
    void this.#thumbnails.open(player, film.source.thumbnailsUrl);
    this.#report({
      type: 'tracks',
      audio: availableAudio(player.getAudioTracks(), film.source.audio),
      qualities: availableQualities(player.getVideoTracks()),
    });
    this.#place(film, player);
    const { duration } = this.#video;
    this.#report({ type: 'ready', durationSeconds: Number.isFinite(duration) ? duration : 0 });
    this.#reportWindow();
    this.#report({ type: 'waiting', waiting: false });
    this.#fulfil(film);
  }

  #place({ source, positionSeconds }: Film, player: shaka.Player): void {
    const { start, end } = player.seekRange();
    // The live edge moved while the first segments loaded. The delay would otherwise stay forever
    if (source.live === 'edge') moveTo(this.#video, Math.max(end, this.#video.currentTime));
    // The viewer may have sought while the film was loading
    else moveTo(this.#video, source.live === 'start' ? Math.max(start, positionSeconds) : positionSeconds);
  }

  #reportWindow(): void {
    if (!this.#film?.loaded || this.#film.source.live === undefined || !this.#player) return;
    const { start, end } = this.#player.seekRange();
    this.#report({ type: 'window', startSeconds: start, edgeSeconds: end });
  }

  #fulfil({ source, wishes }: Film): void {
    const video = this.#video;
    video.volume = wishes.volume;
    video.muted = wishes.muted;
    if (video.playbackRate !== wishes.speed) video.playbackRate = wishes.speed;
    this.#tracks?.apply(source, wishes);
    this.#words?.look();
    if (!wishes.playing && !video.paused) video.pause();
    if (wishes.playing && video.paused) this.#play();
  }

  #play(): void {
    this.#video.play().catch((reason: unknown) => {
      // Autoplay policy: no sound before the first user gesture, so the viewer presses play
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') this.#report({ type: 'paused', paused: true });
    });
  }

  #remember(positionSeconds: number): void {
    const film = this.#film;
    if (!film) return;
    film.positionSeconds = positionSeconds;
    if (positionSeconds > film.openedAtSeconds + 1) film.failingSinceMs = undefined;
    if (Math.abs(positionSeconds - film.openedAtSeconds) > FORGIVEN_AFTER_SECONDS) film.failures = 0;
  }

  #refuse(reason: unknown): void {
    if (!isEngineFailure(reason)) {
      this.#recover({ code: 'MEDIA_UNPLAYABLE', engineCode: 0 });
    } else if (isFatal(reason) && !isInterruption(reason)) {
      this.#recover(readFailure(reason));
    }
  }

  #recover(error: PlayerError): void {
    const film = this.#film;
    if (!film || this.#destroyed) return;
    film.failingSinceMs ??= performance.now();
    const recovery = decideRecovery(error, film.failures, performance.now() - film.failingSinceMs);
    clearTimeout(this.#recoveryTimer);
    // Results of the load that timed out are discarded
    this.#turn += 1;
    film.loaded = false;
    if (recovery.reload) {
      film.failures += 1;
      this.#report({ type: 'waiting', waiting: true });
      this.#recoveryTimer = setTimeout(() => void this.#load(film), recovery.afterMs);
    } else {
      void this.#player?.unload();
      this.#report({ type: 'failed', error });
    }
  }
}

/** Creates an engine on shaka-player, which owns the given element until destroyed. `signedUrls` renews them. */
export const createShakaEngine =
  (video: HTMLVideoElement, signedUrls?: SignedUrls): CreateEngine =>
  (report) =>
    new ShakaEngine(video, report, signedUrls);
