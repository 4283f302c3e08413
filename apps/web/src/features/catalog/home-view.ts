import type { Client } from '@madang/contract/client.ts';
import type { Collection, Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { loadContinueWatching, WATCHING_FRAGMENT, type WatchingView } from '#app/features/watch-history/index.ts';
import { loadFavoriteIds } from '#app/features/favorites/index.ts';
import { log } from '#app/platform/log.ts';
import { scriptJson } from '#app/fast-path/react-router/whole-page.ts';
import type { InFragment, SsrFragments } from '#app/fast-path/react/ssr-fragments.ts';
import { pickText } from '#app/shell/language.ts';
import { loadMenu } from '#app/shell/menu-of.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import type { Visitor } from '../../../render';
import type { CardReader } from './card-view.ts';
import { sharedCardView } from './shared-card-view.ts';
import {
  railKey,
  railFragmentName,
  type RailLayout,
  type RailName,
  type RailView,
  railView,
  readRail,
  SHOWN_AT_FIRST,
  SHOWN_FURTHER_DOWN,
  type RailKey,
} from './rail-view.ts';
import { toCardReader } from './reader.ts';
import { STAGE_FRAGMENT, type StageSlide, stageSlide } from './stage-slide.ts';
import { personalRailFragment, sharedRailFragment, slidesFragment } from './rail-fragments.tsx';

export interface HomeView {
  readonly reader: CardReader;
  /** Shared by all readers of the same language and audience. */
  readonly slides: readonly StageSlide[] | InFragment;
  /** Picture of the first stage title, for link previews. */
  readonly image: Image | null;
  readonly rails: readonly (RailView | RailKey)[];
  /** Names of the rails that load when the viewer scrolls near the end (CA-56). */
  readonly further: readonly RailName[];
  /** What the profile goes on with. */
  readonly watching: readonly WatchingView[] | InFragment;
  /** Null for people without a shelf. */
  readonly favoriteIds: readonly string[] | null;
  /** Name of the profile. */
  readonly name: string | null;
}

/** Rails with a "because you watched" title. */
const MAX_REASONS = 2;
/** Rails that may be in view when home opens. They include all cards that a wide screen shows. */
const RAILS_IN_SIGHT = 2;

/** A rail that fails to load is left out, and the page renders without it (CA-80). */
const orNothing = <T>(what: string, reading: Promise<T>): Promise<T | null> =>
  reading.catch(
    onCallFailed(({ code }) => {
      log(`${what} could not be read: ${code}`);
      return null;
    }),
  );

/** Every second of the operator's rails is followed by one of the profile's own. */
const alternating = <T>(rails: readonly T[], own: readonly T[]): readonly T[] =>
  rails.flatMap((rail, index) => [rail, ...(index % 2 === 1 ? own.slice((index - 1) / 2, (index + 1) / 2) : [])]);

type RailCollection = Collection & { readonly layout: RailLayout };
const isRail = (collection: Collection): collection is RailCollection => collection.layout !== 'stage';

/** Names of the rails of recommendations. */
export interface RecommendedNames {
  readonly forYou: string;
  /** With {title}. */
  readonly because: string;
}

/**
 * The profile's rail, and one for each of the watched titles that speak most for it (CA-48). A profile without a history gets none: the newest
 * titles, which the server recommends then, are on home already.
 */
const readRecommended = async (api: Client, names: RecommendedNames, reader: CardReader): Promise<readonly RailView[]> => {
  const read = (becauseOf: string | null) =>
    api.listRecommendations({
      limit: becauseOf === null ? SHOWN_AT_FIRST.posters : SHOWN_FURTHER_DOWN,
      because_of: becauseOf ?? undefined,
    });
  const view = (name: string, becauseOf: string | null, cards: Awaited<ReturnType<typeof read>>) =>
    railView({ source: { kind: 'recommended', becauseOf }, name, layout: 'posters' }, cards, reader, sharedCardView);
  const all = await read(null);
  const reasons = all.object.reasons.slice(0, MAX_REASONS);
  if (reasons.length === 0) return [];
  const rails = reasons.map(async ({ id, title }) =>
    view(fill(names.because, { title: pickText(reader.language, title) }), id, await read(id)),
  );
  return [view(names.forYou, null, all), ...(await Promise.all(rails))];
};

const readSlides = async (api: Client, { id }: Collection, reader: CardReader): Promise<readonly StageSlide[]> => {
  const { objects } = await api.listCollection({ collection_id: id, limit: PAGE_SIZES.carousel });
  return Promise.all(objects.map((card) => stageSlide(api, card, reader)));
};

/** Rails of collections are rendered once for all readers alike. Of a profile's own rails only the cards are shared. */
const writtenInto =
  (parts: SsrFragments | null, language: Language) =>
  (rail: RailView): RailView | RailKey => {
    if (parts === null) return rail;
    const key = railKey(rail.source);
    parts.set(
      railFragmentName(key),
      rail.source.kind === 'collection' ? sharedRailFragment(rail, language) : personalRailFragment(rail, language),
    );
    return key;
  };

/** The router encodes what it is given value by value, which takes longer than JSON does. */
const watchingInto = (parts: SsrFragments | null, watching: readonly WatchingView[]): HomeView['watching'] => {
  if (parts === null || watching.length === 0) return watching;
  parts.set(WATCHING_FRAGMENT, { data: [scriptJson(watching)], value: watching });
  return 'apart';
};

const slidesInto = (parts: SsrFragments | null, slides: readonly StageSlide[]): HomeView['slides'] => {
  if (parts === null || slides.length === 0) return slides;
  parts.set(STAGE_FRAGMENT, slidesFragment(slides));
  return 'apart';
};

/** Everything home shows to this visitor, in one language. `parts` takes what is put into the page as HTML, where it may be. */
export const loadHome = async (
  visitor: Visitor,
  language: Language,
  names: RecommendedNames,
  parts: SsrFragments | null,
): Promise<HomeView> => {
  const { api, audience, session } = visitor;
  const reader = toCardReader(visitor, language);
  // Cards are made for a reader: what is remembered of them is named by all that a reader is.
  const forReaders = `${reader.language} ${reader.entitled ? 'entitled' : ''} ${reader.today}`;
  const collections = (await loadMenu(visitor)).entries.find((entry) => entry.is_home)?.collections ?? [];
  const stage = collections.find((collection) => !isRail(collection));
  const all = collections.filter(isRail);

  const readShared = (collection: RailCollection, index: number) => {
    const limit = index < RAILS_IN_SIGHT ? SHOWN_AT_FIRST[collection.layout] : SHOWN_FURTHER_DOWN;
    const name = `rail ${collection.id} ${limit} ${forReaders}`;
    return orNothing(
      `collection ${collection.id}`,
      audience.remember(name, (anonymousCalls) =>
        readRail(anonymousCalls, { ...collection, name: pickText(language, collection.name) }, limit, reader),
      ),
    );
  };
  const [slides, watching, favoriteIds, forYou, ...rails] = await Promise.all([
    stage &&
      orNothing(
        'the stage',
        audience.remember(`stage ${stage.id} ${forReaders}`, (anonymousCalls) => readSlides(anonymousCalls, stage, reader)),
      ),
    session && orNothing('continue watching', loadContinueWatching(visitor, language)),
    session && orNothing('favourites', loadFavoriteIds(api)),
    session && orNothing('recommendations', readRecommended(api, names, reader)),
    ...all.slice(0, PAGE_SIZES.main).map(readShared),
  ]);
  const [first, ...others] = rails;
  const [forProfile, ...because] = forYou || [];
  return {
    reader,
    slides: slidesInto(parts, slides ?? []),
    image: slides?.[0]?.image ?? null,
    rails: [first, forProfile, ...alternating(others, because)]
      .filter((rail) => rail !== null && rail !== undefined)
      .filter(({ cards }) => cards.length > 0)
      .map(writtenInto(parts, language)),
    further: all.slice(PAGE_SIZES.main).map(({ id, name, layout }) => ({ id, layout, name: pickText(language, name) })),
    watching: watchingInto(parts, watching ?? []),
    favoriteIds: session ? (favoriteIds ?? []) : null,
    name: session && (session.profile?.name ?? session.name),
  };
};
