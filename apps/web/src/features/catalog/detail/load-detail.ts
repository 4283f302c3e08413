import type { Card, Content, Episode, Group, Person } from '@madang/contract/catalog/catalog.contract.ts';
import type { Client } from '@madang/contract/client.ts';
import type { Watching } from '@madang/contract/watch-history/watch-history.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { loadFavoriteIds } from '#app/features/favorites/index.ts';
import { pickText } from '#app/shell/language.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import type { Visitor } from '../../../../render';
import { presentCardView, type CardReader } from '../card-view.ts';
import { toCardReader } from '../reader.ts';
import type { DetailView, OpenEpisodePage, CastMemberView, TitleLink } from './detail-view.ts';
import { EPISODES_AT_A_TIME } from './episode-pages.ts';
import { playOffer } from './play-offer.ts';
import { presentPlayable, type WatchedById, watchedById } from './playable-view.ts';
import { allChildren } from './webtoon-children.ts';

/** Clips of one kind (CA-58) and related titles (CA-59). */
const MAX_CLIPS = PAGE_SIZES.detailRail;
const RELATED = PAGE_SIZES.detailRelated;
/** Watched states are asked for fifty at a time (LI-19). */
const WATCHED_AT_A_TIME = PAGE_SIZES.watched;
const MAX_CONTINUED = 100;
/** Webtoons beside a series (ST-51). */
const RELATED_WEBTOONS = 24;

const linkTo = (content: Card, language: Language): TitleLink => ({
  id: content.id,
  detailType: content.detail_type,
  title: pickText(language, content.meta.title),
});

/** The series that was made after a webtoon: the first related one that names it too. */
const dramaOf = async (
  api: Client,
  webtoonId: string,
  related: readonly Card[],
  language: Language,
): Promise<TitleLink | null> => {
  const series = related.find(({ detail_type }) => detail_type === 'season');
  if (!series) return null;
  const { related_ids } = await api.getContent({ id: series.id });
  return related_ids.includes(webtoonId) ? linkTo(series, language) : null;
};

/** The webtoon that a series was opened from, and similar ones. Empty for any other way here. */
const webtoonsBehind = async (api: Client, seriesId: string, webtoonId: string | null, reader: CardReader) => {
  if (webtoonId === null) return { fromWebtoon: null, webtoons: [] };
  const reading = Promise.all([
    api.getContent({ id: webtoonId }),
    api.listRelatedWebtoons({ related_id: seriesId, limit: RELATED_WEBTOONS }),
  ]);
  // An address that names no webtoon, or one that this profile may not see, is the address of the series alone.
  const [webtoon, related] = await reading.catch(onCallFailed(() => []));
  if (webtoon?.type !== 'webtoon' || !related) return { fromWebtoon: null, webtoons: [] };
  const webtoons = related.objects.map((card) => presentCardView(card, reader));
  return { fromWebtoon: linkTo(webtoon, reader.language), webtoons };
};

const presentPerson = ({ id, name, name_ko, character, image }: Person, language: Language): CastMemberView => ({
  id,
  name,
  nameKo: name_ko,
  character: character && pickText(language, character),
  image,
});

const playableOf = (content: Card, language: Language) => ({
  id: content.id,
  title: pickText(language, content.meta.title),
  episode: content.meta.episode_number,
  duration: content.meta.duration,
  state: content.state,
  airs: content.start_date,
  range: content.policy_range,
});

/** What the profile is in the middle of, within this title. */
const begunIn = async (api: Client, titleId: string): Promise<Watching | null> => {
  const { objects } = await api.listContinueWatching({ limit: MAX_CONTINUED });
  return objects.find(({ series }) => series.id === titleId) ?? null;
};

const watchedAmong = async (api: Client, ids: readonly string[]): Promise<WatchedById> => {
  const pages = Array.from({ length: Math.ceil(ids.length / WATCHED_AT_A_TIME) }, (_, page) =>
    ids.slice(page * WATCHED_AT_A_TIME, (page + 1) * WATCHED_AT_A_TIME),
  );
  const answers = await Promise.all(
    pages.map((page) => api.listWatching({ content_ids: page.join(','), limit: WATCHED_AT_A_TIME })),
  );
  return watchedById(answers.flatMap(({ objects }) => objects));
};

/** The page that contains an episode. A missing episode opens the first page. */
const episodesAround = async (api: Client, id: string, episode: number | null) => {
  const wanted = episode === null ? {} : { episode_number: episode };
  return api.listEpisodes({ id, ...wanted, limit: EPISODES_AT_A_TIME });
};

const clipsIn = (groups: readonly Group[]): readonly Episode[] =>
  groups.filter(({ type }) => type !== 'episode' && type !== 'related').flatMap(({ contents }) => contents);

/** What plays when the profile has begun nothing: the film itself, or the first episode. */
const firstOf = async (
  api: Client,
  content: Content,
  page: { readonly offset: number; readonly objects: readonly Episode[] },
) => {
  if (content.detail_type === 'media' || content.detail_type === 'video') return content;
  if (content.episode_count === 0) return null;
  if (page.offset === 0) return page.objects[0] ?? null;
  const { objects } = await api.listEpisodes({ id: content.id, limit: 1 });
  return objects[0] ?? null;
};

interface DetailRequest {
  readonly id: string;
  readonly language: Language;
  /** Opens the page of episodes that holds it. */
  readonly episode: number | null;
  /** The webtoon from which a series was opened (RT-65). */
  readonly fromWebtoon: string | null;
}

/** Everything the page of a title shows. */
export const loadDetailView = async (
  visitor: Visitor,
  { id, language, episode, fromWebtoon }: DetailRequest,
): Promise<DetailView> => {
  const { api } = visitor;
  const reader = toCardReader(visitor, language);
  const onlooker = { signedIn: visitor.session !== null, entitled: reader.entitled };
  const content = await api.getContent({ id });
  const isWebtoon = content.type === 'webtoon';
  const [{ objects: groups }, begun, shelf] = await Promise.all([
    isWebtoon ? api.listWebtoonGroups({ id }) : api.listGroups({ id, limit: MAX_CLIPS }),
    onlooker.signedIn ? begunIn(api, id) : null,
    onlooker.signedIn ? loadFavoriteIds(api) : null,
  ]);
  const page = isWebtoon
    ? await allChildren(api, id)
    : await episodesAround(api, id, episode ?? begun?.meta.episode_number ?? null);
  const clips = clipsIn(groups);
  const watched = onlooker.signedIn
    ? await watchedAmong(
        api,
        [...page.objects, ...clips].map((playable) => playable.id),
      )
    : watchedById([]);

  const first = await firstOf(api, content, page);
  const begunContent = begun && begun.id !== id ? await api.getContent({ id: begun.id }) : content;
  const related = groups.find(({ type }) => type === 'related')?.contents ?? [];
  const [drama, behind] = await Promise.all([
    isWebtoon ? dramaOf(api, id, related, language) : null,
    webtoonsBehind(api, id, content.type === 'season' ? fromWebtoon : null, reader),
  ]);
  const present = (playable: Episode) => presentPlayable(playable, language, onlooker, watched);
  const episodes: OpenEpisodePage = { episodes: page.objects.map(present), offset: page.offset, total: page.total_count };
  return {
    id,
    detailType: content.detail_type,
    parentId: content.parent_id,
    title: pickText(language, content.meta.title),
    titleKo: content.meta.title.ko,
    romanized: content.romanized,
    synopsis: pickText(language, content.synopsis),
    rating: content.rating,
    year: content.year,
    season: content.season,
    genres: content.genre,
    broadcaster: content.broadcaster,
    rhythm: content.rhythm,
    state: content.state,
    begins: content.start_date,
    ends: content.end_date,
    seconds: content.meta.duration,
    totalSeconds: content.total_runtime,
    episodeCount: content.episode_count,
    image: content.image,
    keywords: content.keywords.map((keyword) => pickText(language, keyword)),
    availability: content.availability,
    directors: content.director.map(({ id, name }) => ({ id, name })),
    writers: content.writer.map(({ id, name }) => ({ id, name })),
    cast: content.cast.map((person) => presentPerson(person, language)),
    offer: playOffer(
      { state: content.state, airs: content.start_date },
      first && playableOf(first, language),
      begun && { playable: playableOf(begunContent, language), position: begun.playing_time },
      onlooker,
    ),
    episodes: episodes.total > 0 ? episodes : null,
    clips: clips.map(present),
    related: related.slice(0, RELATED).map((card) => presentCardView(card, reader)),
    drama,
    ...behind,
    shelf,
  };
};
