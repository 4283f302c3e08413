import type { Content, Credit, ContentPicture } from '@madang/domain/catalog/content.ts';
import { CATALOGS, type PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { EPISODE_STILLS } from '../artwork/places.ts';
import { addDays, airDates } from './air-dates.ts';
import { ALIASES } from './aliases.ts';
import { type ChildType, childWords } from './child-words.ts';
import { assetOf, filmOf, marksOf, secondsOf } from './film-of.ts';
import { readingSeconds } from '@madang/domain/webtoons/place.ts';
import type { Strip } from '../webtoons/format.ts';
import type { EpisodeWords, Synopsis, TitleWords, WebtoonWords, Words } from './format.ts';

/** What a title needs from elsewhere in the world. */
export interface World {
  /** Titles and synopses of the episodes of a series, first episode first. */
  readonly episodesOf: (slug: string) => readonly EpisodeWords[];
  readonly creditsOf: (title: TitleWords | WebtoonWords) => readonly Credit[];
  readonly idOf: (slug: string) => string | null;
  /** The pictures of a title; `still` counts its stills from 1, 0 is the title's own. */
  readonly pictureOf: (id: number, still: number) => ContentPicture;
  /** The drawn strip of a webtoon, or null while it is only announced. */
  readonly stripOf: (slug: string) => Strip | null;
  /** How many days the whole calendar of the demo world has moved since it was written. */
  readonly shiftDays: number;
}

const localized = (words: Synopsis): Localized => ({ en_us: words.en, pt_br: words.pt, es_es: words.es, zh_cn: words.zh, vi_vn: words.vi });
const titleOf = (words: Words) => ({ ...localized(words), ko: words.ko });

/** Extras count from here: 1004901 is the first extra of 1004. */
const FIRST_EXTRA = 901;

/** The first episode of a subscriber series is free, as an invitation, unless the series is for adults. */
const episodeRange = (title: TitleWords, number: number): PolicyRange =>
  title.range === 'SVOD' && number === 1 && title.rating !== '19' ? 'FREE' : title.range;

const shared = (title: TitleWords, { shiftDays, creditsOf, idOf }: World) => ({
  catalogs: [CATALOGS[title.catalog], ...(title.taste24 ? [CATALOGS.taste24] : [])],
  romanized: title.romanized,
  aliases: ALIASES[title.slug] ?? [],
  genres: title.genres,
  keywords: title.keywords,
  credits: creditsOf(title),
  year: Number(title.starts.slice(0, 4)),
  broadcaster: title.broadcaster,
  rating: title.rating,
  countries: null,
  relatedIds: (title.related ?? []).flatMap((slug) => idOf(slug) ?? []),
  startDate: addDays(title.starts, shiftDays),
  endDate: title.state === 'expired' ? addDays('2026-10-31', shiftDays) : null,
});

const childBase = { credits: [], aliases: [], keywords: [], relatedIds: [], rhythm: null, season: null, catalogs: [] } as const;

const episodesOf = (title: TitleWords, world: World): Content[] => {
  if (title.form.kind !== 'series') return [];
  const { episodes } = title.form;
  const words = world.episodesOf(title.slug);
  const asset = assetOf(title);
  const durationSeconds = secondsOf(asset);
  const marks = marksOf(filmOf(title));
  const dates = airDates(title.starts, title.rhythm, episodes);
  return dates.map((date, index) => {
    const number = index + 1;
    const own = words[index];
    if (!own) throw new Error(`Episode ${number} of ${title.slug} has no title.`);
    return {
      ...shared(title, world),
      ...childBase,
      id: String(title.id * 1000 + number),
      type: 'episode',
      detailType: 'video',
      parentId: String(title.id),
      number,
      durationSeconds,
      title: titleOf(own.title),
      synopsis: localized(own.synopsis),
      range: episodeRange(title, number),
      state: title.state === 'preparing' ? 'preparing' : 'ready',
      startDate: addDays(date, world.shiftDays),
      asset,
      marks,
      picture: world.pictureOf(title.id, (index % EPISODE_STILLS) + 1),
    };
  });
};

const extrasOf = (title: TitleWords, world: World): Content[] => {
  const wanted = Object.entries(title.extras ?? {}) as [Exclude<ChildType, 'episode'>, number][];
  const clips = wanted.flatMap(([type, count]) => Array.from({ length: count }, (_, index) => ({ type, number: index + 1 })));
  const asset = assetOf(title);
  return clips.map(({ type, number }, index) => ({
    ...shared(title, world),
    ...childBase,
    id: String(title.id * 1000 + FIRST_EXTRA + index),
    type,
    detailType: 'video',
    parentId: String(title.id),
    number,
    durationSeconds: secondsOf(asset),
    title: titleOf(childWords(type, number)),
    synopsis: null,
    // A trailer is for everyone, and comes before what it announces.
    range: type === 'trailer' || type === 'teaser' ? 'FREE' : 'AVOD-A',
    state: 'ready',
    startDate: addDays(title.starts, world.shiftDays - 28),
    endDate: title.state === 'expired' ? addDays('2026-10-31', world.shiftDays) : null,
    asset,
    marks: marksOf(filmOf(title)),
    picture: world.pictureOf(title.id, ((index + 2) % EPISODE_STILLS) + 1),
  }));
};

/** A title with its episodes and clips. */
export const contentsOf = (title: TitleWords, world: World): Content[] => {
  const isFilm = title.form.kind === 'film';
  const asset = assetOf(title);
  const own: Content = {
    ...shared(title, world),
    id: String(title.id),
    type: isFilm ? 'episode' : 'season',
    detailType: isFilm ? 'media' : 'season',
    parentId: null,
    number: null,
    durationSeconds: secondsOf(asset),
    title: titleOf(title.title),
    synopsis: localized(title.synopsis),
    range: title.range,
    state: title.state === 'preparing' ? 'preparing' : 'ready',
    rhythm: title.rhythm ?? null,
    season: title.form.kind === 'series' ? (title.form.season ?? 1) : null,
    asset: isFilm ? asset : null,
    marks: isFilm ? marksOf(filmOf(title)) : null,
    picture: world.pictureOf(title.id, 0),
  };
  return [own, ...episodesOf(title, world), ...extrasOf(title, world)];
};

/** On the day the world was written the next episode of every ongoing webtoon was a week away. */
const NEXT_STRIP_ON = '2026-11-29';
const WEEK = 7;
/** When webtoons begin that are not drawn yet. */
const ANNOUNCED_FOR = '2027-01-14';

/** Episode 1 is an invitation; what it takes to read on differs by webtoon. */
const STRIP_RANGES: Readonly<Record<string, PolicyRange>> = {
  'the-glass-bender-of-euljiro': 'SVOD',
  'no-seventh-floor': 'SVOD',
  'table-two-by-the-window': 'AVOD-R',
};
const stripRange = (slug: string, number: number): PolicyRange => (number === 1 ? 'FREE' : (STRIP_RANGES[slug] ?? 'FREE'));

const sharedByStrips = (webtoon: WebtoonWords) => ({
  catalogs: [],
  romanized: webtoon.romanized,
  genres: webtoon.genres,
  credits: [],
  year: Number(webtoon.starts.slice(0, 4)),
  broadcaster: webtoon.author.en,
  rating: webtoon.rating,
  endDate: null,
  season: null,
  countries: null,
  asset: null,
  marks: null,
});

/** The drawn episodes a week apart, and of a webtoon that goes on the one that comes next. */
const stripEpisodesOf = (webtoon: WebtoonWords, strip: Strip, world: World): Content[] => {
  const ongoing = webtoon.status === 'ongoing';
  const next = strip.episodes.length + 1;
  const dateOf = (number: number) =>
    ongoing ? addDays(NEXT_STRIP_ON, WEEK * (number - next)) : addDays(webtoon.starts, WEEK * (number - 1));
  const episode = (number: number, words: Pick<Content, 'title' | 'synopsis' | 'durationSeconds'>): Content => ({
    ...sharedByStrips(webtoon),
    ...words,
    id: String(webtoon.id * 1000 + number),
    type: 'episode',
    detailType: 'webtoon',
    parentId: String(webtoon.id),
    number,
    aliases: [],
    keywords: [],
    range: stripRange(webtoon.slug, number),
    state: 'ready',
    startDate: addDays(dateOf(number), world.shiftDays),
    rhythm: null,
    relatedIds: [],
    picture: world.pictureOf(webtoon.id, ((number - 1) % EPISODE_STILLS) + 1),
  });
  return [
    ...strip.episodes.map(({ number, title, synopsis, panels }) =>
      episode(number, { title: titleOf(title), synopsis: localized(synopsis), durationSeconds: readingSeconds(panels) }),
    ),
    ...(ongoing ? [episode(next, { title: titleOf(childWords('episode', next)), synopsis: null, durationSeconds: 0 })] : []),
  ];
};

/** A webtoon with its episodes, which are read, not played. One that is not drawn yet is announced. */
export const webtoonContents = (webtoon: WebtoonWords, world: World): Content[] => {
  const strip = world.stripOf(webtoon.slug);
  const own: Content = {
    ...sharedByStrips(webtoon),
    id: String(webtoon.id),
    type: 'webtoon',
    detailType: 'webtoon',
    parentId: null,
    number: null,
    durationSeconds: 0,
    title: titleOf(webtoon.title),
    aliases: ALIASES[webtoon.slug] ?? [],
    synopsis: localized(webtoon.synopsis),
    keywords: webtoon.keywords,
    // A card promises what the webtoon is, not what its first episode is.
    range: stripRange(webtoon.slug, 2),
    state: strip ? 'ready' : 'coming_soon',
    startDate: addDays(strip ? webtoon.starts : ANNOUNCED_FOR, world.shiftDays),
    rhythm: strip ? webtoon.status : null,
    relatedIds: webtoon.series === undefined ? [] : [world.idOf(webtoon.series) ?? ''].filter((id) => id !== ''),
    picture: world.pictureOf(webtoon.id, 0),
  };
  return [own, ...(strip ? stripEpisodesOf(webtoon, strip, world) : [])];
};
