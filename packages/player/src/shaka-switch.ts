import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import type { PlaybackWishes } from './engine.ts';
import { findAudio, findTextTrack, findVideo } from './shaka-tracks.ts';
import type { PlaybackSource, SubtitleTrack } from './state.ts';

/** Seconds of the old audio and video that stay buffered during a switch. */
const KEPT_AUDIO_SECONDS = 0.5;
const KEPT_PICTURE_SECONDS = 4;

/** Never fetched: it only has to be an address. */
const EMPTY_TEXT = 'data:text/vtt,WEBVTT';
/** ISO 639-2 for what is in no language: no subtitles are, so that no wish finds this track. */
const NO_LANGUAGE = 'zxx';

type Chosen = Pick<PlaybackWishes, 'subtitleId' | 'audioId' | 'quality'>;

/** Switches the tracks of a loaded film. Unchanged tracks are not touched. */
export class TrackSwitch {
  readonly #player: shaka.Player;
  #chosen: Chosen | undefined;

  constructor(player: shaka.Player) {
    this.#player = player;
  }

  /** Resets for a newly loaded film, which starts with the library's choice of tracks. */
  forget(): void {
    this.#chosen = undefined;
  }

  /**
   * Creates the text engine before the first pictures arrive. shaka (5.2.12) aligns words with pictures that it appends while its
   * text engine exists; one that is created when all pictures have arrived, as those of a short film or of the last half minute,
   * keeps the words back for ever. A track of a file that is selected and given up in one turn creates it and fetches nothing.
   */
  async prepareText(): Promise<void> {
    if (this.#player.getTextTracks().length === 0 || this.#player.isLive()) return;
    const empty = await this.#player.addTextTrackAsync(EMPTY_TEXT, NO_LANGUAGE, 'subtitles', 'text/vtt').catch(() => undefined);
    if (!empty) return;
    this.#player.selectTextTrack(empty);
    this.#player.selectTextTrack(null);
  }

  apply(source: PlaybackSource, wishes: PlaybackWishes): void {
    const before = this.#chosen;
    this.#chosen = wishes;
    if (!before || before.audioId !== wishes.audioId) this.#selectAudio(source, wishes);
    if (!before || before.quality !== wishes.quality) this.#selectQuality(wishes);
    if (!before || before.subtitleId !== wishes.subtitleId) void this.#selectSubtitle(source, wishes);
  }

  #selectAudio(source: PlaybackSource, { audioId }: PlaybackWishes): void {
    const tracks = this.#player.getAudioTracks();
    const wanted =
      source.audio.find((track) => track.id === audioId) ?? (audioId ? { id: audioId, language: audioId } : undefined);
    const found = wanted && findAudio(tracks, wanted);
    if (found && !found.active) this.#player.selectAudioTrack(found, KEPT_AUDIO_SECONDS);
  }

  #selectQuality({ quality }: PlaybackWishes): void {
    this.#player.configure('abr.enabled', quality === 'auto');
    const found = quality === 'auto' ? undefined : findVideo(this.#player.getVideoTracks(), quality);
    if (found && !found.active) this.#player.selectVideoTrack(found, true, KEPT_PICTURE_SECONDS);
  }

  async #selectSubtitle(source: PlaybackSource, { subtitleId }: PlaybackWishes): Promise<void> {
    const wanted = source.subtitles.find((track) => track.id === subtitleId);
    // Subtitles that are off stay loaded and are only not shown: when shaka unloads a text track and is asked for
    // another before the old one has arrived, the words of the old one can be the ones that stay
    if (!wanted) return;
    const found = findTextTrack(this.#player.getTextTracks(), wanted) ?? (await this.#addSubtitle(wanted));
    if (found && this.#chosen?.subtitleId === subtitleId) this.#player.selectTextTrack(found);
  }

  async #addSubtitle({ url, language, closedCaptions }: SubtitleTrack): Promise<shaka.extern.TextTrack | undefined> {
    if (url === undefined) return undefined;
    const label = closedCaptions ? 'CC' : '';
    // An unreadable subtitle file must not stop the film
    return this.#player.addTextTrackAsync(url, language, 'subtitles', 'text/vtt', '', label).catch(() => undefined);
  }
}
