import type { SoundSource } from '../encode/encode-audio.ts';
import { MediaFault } from '../media-fault.ts';
import type { Film } from '../probe/probe-film.ts';
import type { IngestInput } from './ingest-input.ts';

export type Sound = Readonly<{ language: string; source: SoundSource }>;

/** ISO 639-3: nothing is said in it. */
const NO_WORDS = 'zxx';

/** The shortest tag of a language: files tell `kor` for `ko`. Null for what is none. */
const tagOf = (language: string) => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
};

/** The sounds that an asset gets: those given, else the film's own, the first of each language, else silence. */
export const soundsOf = ({ audio, video, language }: IngestInput, { sounds }: Film): readonly Sound[] => {
  if (audio.length > 0) return audio.map((sound) => ({ language: sound.language, source: { file: sound.file } }));
  if (sounds.length === 0) return [{ language: NO_WORDS, source: null }];
  const found = new Map<string, Sound>();
  for (const { stream, language: told } of sounds) {
    const tag = (told === null ? null : tagOf(told)) ?? language;
    if (tag === undefined) throw new MediaFault(`${video} does not tell the language of its sound: name it with --language.`);
    if (!found.has(tag)) found.set(tag, { language: tag, source: { file: video, stream } });
  }
  return [...found.values()];
};
