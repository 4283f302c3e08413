/** Languages of one episode or film so far. Subtitles by interface language, audio by track. */
export interface Prepared {
  readonly subtitles: readonly { readonly language: string; readonly kind: 'subtitles' | 'captions' }[];
  readonly audio: readonly string[];
}

/** Language in which a title can be watched, and for how many episodes. */
export interface ReadyLanguage {
  readonly language: string;
  /** Episodes that have it. 1 for a film. */
  readonly ready: number;
  /** Released episodes. */
  readonly of: number;
}

export interface ReadyLanguages {
  readonly subtitles: readonly ReadyLanguage[];
  /** Closed captions: subtitles with speakers and sounds. */
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

/** Available languages over all released episodes. */
export const readyLanguages = (episodes: readonly Prepared[]): ReadyLanguages => {
  const languagesOf = (wanted: 'subtitles' | 'captions') =>
    episodes.map(({ subtitles }) => subtitles.flatMap(({ language, kind }) => (kind === wanted ? [language] : [])));
  return {
    subtitles: counted(languagesOf('subtitles')),
    captions: counted(languagesOf('captions')),
    audio: counted(episodes.map(({ audio }) => audio)),
  };
};
