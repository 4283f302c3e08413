import type { SubtitleKind } from '@madang/streaming/media-index.ts';
import type { Preset } from '../encode/encode-video.ts';
import type { RungHeight } from '../encode/ladder.ts';
import { MediaFault } from '../media-fault.ts';

/** Languages are BCP 47 tags: `ko`, `en`, `pt-BR`. The first sound is the one players choose without a wish. */
type AudioSource = Readonly<{ language: string; file: string }>;

/** A WebVTT, SubRip, ASS, SAMI or TTML file with the times of the film; `encoding` where it is none that can be told. */
export type SubtitleSource = Readonly<{ language: string; kind: SubtitleKind; file: string; encoding?: string }>;

/** What makes one asset. `film` names it in addresses: small letters, digits and hyphens. */
export type IngestInput = Readonly<{
  film: string;
  /** Any file with a picture that ffmpeg reads. */
  video: string;
  /** With none, the film's own sounds are used, or silence where it has none. */
  audio: readonly AudioSource[];
  /** The language of the film's own sound where the file does not tell it. */
  language?: string;
  subtitles: readonly SubtitleSource[];
  /** The media folder; the asset becomes the folder `film` in it. */
  directory: string;
  rungs?: readonly RungHeight[];
  /** Constant rate factor of x264: lower is better and larger. */
  crf?: number;
  /** Threads of the encoder. The same number gives the same bytes everywhere. */
  threads?: number;
  /** For tests, which have no time for a good picture. */
  preset?: Preset;
  /** Takes a film as far as it can be read; otherwise a damaged one is refused. */
  acceptDamage?: boolean;
  /** Told the name of every step as it begins. */
  onStep?: (step: string) => void;
  /** Receives a line for each thing that was read otherwise than it was written, or left out. */
  onNotice?: (notice: string) => void;
  /** Told how much of a step is done, from 0 to 1. */
  onPart?: (step: string, part: number) => void;
}>;

const FILM_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

export const isFilmName = (name: string) => FILM_NAME.test(name);

const hasTwins = (names: readonly string[]) => new Set(names).size < names.length;

/** Throws when names cannot become addresses or two tracks would have the same one. */
export const checkIngestInput = ({ film, audio, language, subtitles }: IngestInput) => {
  if (!isFilmName(film)) throw new MediaFault(`"${film}" cannot name a film: small letters, digits and hyphens.`);
  const languages = [...audio, ...subtitles, ...(language === undefined ? [] : [{ language }])];
  const wrong = languages.find((track) => !LANGUAGE_TAG.test(track.language));
  if (wrong) throw new MediaFault(`"${wrong.language}" is not a language tag.`);
  if (hasTwins(audio.map((sound) => sound.language.toLowerCase()))) throw new MediaFault('Two sounds have the same language.');
  if (hasTwins(subtitles.map((track) => `${track.kind} ${track.language.toLowerCase()}`))) {
    throw new MediaFault('Two subtitles have the same language and kind.');
  }
};
