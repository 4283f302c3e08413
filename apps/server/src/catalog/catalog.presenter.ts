import type {
  Availability,
  Card,
  Content as ContentAnswer,
  Episode,
  Person as PersonAnswer,
  Texts,
} from '@madang/contract/catalog/catalog.contract.ts';
import type { ReadyLanguages } from '@madang/domain/catalog/availability.ts';
import type { Content, Credit } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** A text with the short language keys of the wire (CA-14: `meta.title.en`). */
export const presentTexts = (words: Localized): Texts => ({
  en: words.en_us,
  pt: words.pt_br,
  es: words.es_es,
  zh: words.zh_cn,
  vi: words.vi_vn,
});

/** `today` is a day, YYYY-MM-DD: what a card says depends on it. */
export const presentCard = (content: Content, catalog: CatalogSnapshot, today: string): Card => ({
  id: content.id,
  type: content.type,
  detail_type: content.detailType,
  parent_id: content.parentId,
  meta: {
    title: { ...presentTexts(content.title), ko: content.title.ko },
    episode_number: content.number,
    duration: content.durationSeconds,
  },
  genre: [...content.genres],
  year: content.year,
  rating: content.rating,
  policy_range: content.range,
  state: stateOn(content, today),
  start_date: content.startDate,
  episode_count: catalog.episodesOf(content.id).length,
  image: { ...content.picture },
});

export const presentEpisode = (content: Content, catalog: CatalogSnapshot, today: string): Episode => ({
  ...presentCard(content, catalog, today),
  synopsis: content.synopsis && presentTexts(content.synopsis),
});

const presentCredits = (credits: readonly Credit[], role: Credit['role'], catalog: CatalogSnapshot): PersonAnswer[] =>
  credits
    .filter((credit) => credit.role === role)
    .flatMap(({ personId, character }) => {
      const person = catalog.person(personId);
      if (!person) return [];
      return [
        {
          id: person.id,
          name: person.name,
          name_ko: person.nameKo,
          character: character && presentTexts(character),
          image: { ...person.picture },
        },
      ];
    });

export const presentAvailability = (
  countries: readonly string[] | null,
  here: boolean,
  { subtitles, captions, audio }: ReadyLanguages,
): Availability => ({
  countries: countries && [...countries],
  here,
  subtitles: [...subtitles],
  captions: [...captions],
  audio: [...audio],
});

/** Everything about a content; an episode or clip takes its people, keywords and related titles from its series. */
export const presentContent = (
  content: Content,
  catalog: CatalogSnapshot,
  today: string,
  availability: Availability,
  /** Whether the viewer is shown a related title. */
  isShown: (id: string) => boolean,
): ContentAnswer => {
  const series = (content.parentId !== null && catalog.find(content.parentId)) || content;
  const episodes = catalog.episodesOf(content.id);
  const runtime = episodes.reduce((sum, episode) => sum + episode.durationSeconds, 0);
  const synopsis = content.synopsis ?? series.synopsis ?? { en_us: '', pt_br: '', es_es: '', zh_cn: '', vi_vn: '' };
  return {
    ...presentCard(content, catalog, today),
    synopsis: presentTexts(synopsis),
    romanized: series.romanized,
    broadcaster: series.broadcaster,
    director: presentCredits(series.credits, 'director', catalog),
    writer: presentCredits(series.credits, 'writer', catalog),
    cast: presentCredits(series.credits, 'cast', catalog),
    keywords: series.keywords.flatMap((key) => catalog.keyword(key) ?? []).map(presentTexts),
    total_runtime: runtime || content.durationSeconds,
    related_ids: series.relatedIds.filter(isShown),
    end_date: content.endDate,
    rhythm: content.rhythm,
    season: content.season,
    availability,
  };
};
