import { audioTrackId, type SoundRole } from '@madang/streaming/media-index.ts';
import type { SoundSource } from '../encode/encode-audio.ts';
import { MediaFault } from '../media-fault.ts';
import type { Film, OwnSound } from '../probe/probe-film.ts';
import type { IngestInput } from './ingest-input.ts';

export type Sound = Readonly<{ language: string; source: SoundSource; role?: SoundRole }>;

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

const isBetter = (sound: OwnSound, than: OwnSound) => sound.isDefault && !than.isDefault;

/**
 * The sounds that an asset gets: those given, else the film's own, else silence. Of each language and kind one is taken, the
 * file's default before the first; the film's own sound comes before descriptions and commentaries. Reports what is left out.
 */
export const chooseSounds = (
  { audio, video, language, onNotice }: Pick<IngestInput, 'audio' | 'video' | 'language' | 'onNotice'>,
  { sounds }: Pick<Film, 'sounds'>,
): readonly Sound[] => {
  if (audio.length > 0) return audio.map((sound) => ({ language: sound.language, source: { file: sound.file } }));
  if (sounds.length === 0) return [{ language: NO_WORDS, source: null }];
  const tagged = sounds.map((sound) => {
    const tag = (sound.language === null ? null : tagOf(sound.language)) ?? language;
    if (tag === undefined) throw new MediaFault(`${video} does not tell the language of its sound: name it with --language.`);
    return { ...sound, tag };
  });
  const chosen = new Map<string, (typeof tagged)[number]>();
  for (const sound of tagged) {
    const key = audioTrackId(sound.tag, sound.role ?? undefined);
    const other = chosen.get(key);
    if (!other || isBetter(sound, other)) chosen.set(key, sound);
  }
  const taken = new Set([...chosen.values()].map(({ stream }) => stream));
  for (const { stream, tag, role } of tagged.filter((sound) => !taken.has(sound.stream))) {
    onNotice?.(`${video}: sound ${stream + 1} (${tag}${role ? `, ${role}` : ''}) is left out, another of its language is taken`);
  }
  return [...chosen.values()]
    .toSorted((a, b) => Number(a.role !== null) - Number(b.role !== null))
    .map(({ stream, tag, role }) => ({ language: tag, source: { file: video, stream }, ...(role && { role }) }));
};
