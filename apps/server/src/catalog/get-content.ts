import type {
  Availability,
  Content as ContentAnswer,
  Person as PersonAnswer,
} from '@madang/contract/catalog/catalog.contract.ts';
import { type ReadyLanguages, readyLanguages } from '@madang/domain/catalog/availability.ts';
import { type Content, type Credit, isOfferedIn } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';
import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentCard, presentTexts } from './catalog.presenter.ts';
import { isVisibleTo, mayOpen } from './visible-to.ts';

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

const presentAvailability = (
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
const presentContent = (
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

/** One title with everything known about it, and what of it can be watched where and in which languages. */
export const getContent: UseCase<'getContent', Needs<'catalog' | 'media' | 'now'>> =
  ({ catalog, media, now }) =>
  async (viewer, { id }) => {
    const snapshot = catalog();
    const content = snapshot.find(id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    if (!mayOpen(viewer, content, snapshot)) return refuse('RATED_ABOVE_PROFILE');

    const today = toDay(now());
    const episodes = snapshot.episodesOf(id);
    const isOut = (each: Content) => stateOn(each, today) === 'ready';
    const films = (episodes.length > 0 ? episodes : [content]).filter(isOut).map(({ asset }) => asset);
    // A series of a hundred episodes asks for each of its films once.
    const found = new Map(
      await Promise.all([...new Set(films)].map(async (asset) => [asset, asset && (await media.find(asset))] as const)),
    );
    const prepared = films
      .flatMap((asset) => found.get(asset) || [])
      .map(({ audio, subtitles }) => ({ subtitles, audio: audio.flatMap(({ language, role }) => (role ? [] : [language])) }));
    const availability = presentAvailability(content.countries, isOfferedIn(content, viewer.country), readyLanguages(prepared));
    const isVisible = isVisibleTo(viewer, snapshot);
    const isShown = (relatedId: string): boolean => {
      const related = snapshot.find(relatedId);
      return related !== null && isVisible(related);
    };
    return answer(presentContent(content, snapshot, today, availability, isShown));
  };
