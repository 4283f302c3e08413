/** What one episode, or a film, has been given so far. Languages as the product names them, audio as its tracks do. */
export interface Prepared {
  readonly subtitles: readonly { readonly language: string; readonly kind: 'subtitles' | 'captions' }[];
  readonly audio: readonly string[];
}

/** A language in which a title can be watched, and how much of it already. */
export interface ReadyLanguage {
  readonly language: string;
  /** Episodes that have it; 1 of a film. */
  readonly ready: number;
  /** Of how many that are out. */
  readonly of: number;
}

export interface ReadyLanguages {
  readonly subtitles: readonly ReadyLanguage[];
  /** Subtitles that also name speakers and sounds. */
  readonly captions: readonly ReadyLanguage[];
  readonly audio: readonly ReadyLanguage[];
}

const counted = (lists: readonly (readonly string[])[]): readonly ReadyLanguage[] => {
  const ready = new Map<string, number>();
  for (const list of lists) for (const language of new Set(list)) ready.set(language, (ready.get(language) ?? 0) + 1);
  return [...ready]
    .map(([language, episodes]) => ({ language, ready: episodes, of: lists.length }))
    .sort((a, b) => b.ready - a.ready || a.language.localeCompare(b.language));
};

/** The languages that are ready, of all episodes that are out together: a promise that a viewer can hold the service to. */
export const readyLanguages = (episodes: readonly Prepared[]): ReadyLanguages => {
  const languagesOf = (wanted: 'subtitles' | 'captions') =>
    episodes.map(({ subtitles }) => subtitles.flatMap(({ language, kind }) => (kind === wanted ? [language] : [])));
  return {
    subtitles: counted(languagesOf('subtitles')),
    captions: counted(languagesOf('captions')),
    audio: counted(episodes.map(({ audio }) => audio)),
  };
};
