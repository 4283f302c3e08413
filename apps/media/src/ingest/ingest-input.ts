import type { SubtitleKind } from '@madang/streaming/media-index.ts';
import type { RungHeight } from '../encode/ladder.ts';

/** Languages are BCP 47 tags: `ko`, `en`, `pt-BR`. The first sound is the one players choose without a wish. */
type AudioSource = Readonly<{ language: string; file: string }>;

/** A WebVTT file with the times of the film. */
type SubtitleSource = Readonly<{ language: string; kind: SubtitleKind; file: string }>;

/** What makes one asset. `film` names it in addresses: small letters, digits and hyphens. */
export type IngestInput = Readonly<{
  film: string;
  /** Any file with a picture that ffmpeg reads; its own sound is not used. */
  video: string;
  audio: readonly AudioSource[];
  subtitles: readonly SubtitleSource[];
  /** The media folder; the asset becomes the folder `film` in it. */
  directory: string;
  rungs?: readonly RungHeight[];
  /** Constant rate factor of x264: lower is better and larger. */
  crf?: number;
  /** Threads of the encoder. The same number gives the same bytes everywhere. */
  threads?: number;
  /** Told the name of every step as it begins. */
  onStep?: (step: string) => void;
}>;

const FILM_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const hasTwins = (names: readonly string[]) => new Set(names).size < names.length;

/** Throws when names cannot become addresses or two tracks would have the same one. */
export const checkIngestInput = ({ film, audio, subtitles }: IngestInput) => {
  if (!FILM_NAME.test(film)) throw new RangeError(`"${film}" cannot name a film: small letters, digits and hyphens.`);
  const wrong = [...audio, ...subtitles].find(({ language }) => !LANGUAGE_TAG.test(language));
  if (wrong) throw new RangeError(`"${wrong.language}" is not a language tag.`);
  if (audio.length === 0) throw new RangeError(`${film} has no sound.`);
  if (hasTwins(audio.map(({ language }) => language.toLowerCase()))) throw new RangeError('Two sounds have the same language.');
  if (hasTwins(subtitles.map(({ language, kind }) => `${kind} ${language.toLowerCase()}`))) {
    throw new RangeError('Two subtitles have the same language and kind.');
  }
};
