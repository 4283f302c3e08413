import type { Client } from '@madang/contract/client.ts';
import type { Card, Collection, MenuEntry } from '@madang/contract/catalog/catalog.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { continueWatchingOf, type WatchingView } from '#app/features/watch-history/index.ts';
import { favoriteIdsOf } from '#app/features/favorites/index.ts';
import { isCallFailed } from '#app/platform/api.ts';
import { log } from '#app/platform/log.ts';
import { textIn } from '#app/shell/language.ts';
import type { Visitor } from '../../../render';
import type { Reader } from './card-view.ts';
import { type RailLayout, type RailView, railView, SHOWN_AT_FIRST } from './rail-view.ts';
import { readerOf } from './reader.ts';
import { type StageSlide, stageSlide } from './stage-slide.ts';

export interface HomeView {
  readonly reader: Reader;
  readonly slides: readonly StageSlide[];
  readonly rails: readonly RailView[];
  /** What the profile goes on with. */
  readonly watching: readonly WatchingView[];
  /** Null for people without a shelf. */
  readonly favoriteIds: readonly string[] | null;
  /** Of the profile. */
  readonly name: string | null;
}

/** Rails that home shows (CA-56), and slides of its stage (CA-55). */
const MOST_RAILS = 18;
const MOST_SLIDES = 8;

/** A rail that cannot be read is left out; the page stands without it (CA-80). */
const orNothing = async <T>(what: string, reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    log(`${what} could not be read: ${error.code}`);
    return null;
  }
};

const isRail = (collection: Collection): collection is Collection & { readonly layout: RailLayout } =>
  collection.layout !== 'stage';

const homeEntryOf = async (api: Client): Promise<MenuEntry | undefined> =>
  (await api.listMenu()).entries.find((entry) => entry.is_home);

/** Everything home shows to this visitor, in one language. `recommended` names the rail of recommendations. */
export const homeOf = async (visitor: Visitor, language: Language, recommended: string): Promise<HomeView> => {
  const { api, session } = visitor;
  const reader = readerOf(visitor, language);
  const collections = (await homeEntryOf(api))?.collections ?? [];
  const stage = collections.find((collection) => !isRail(collection));

  const readRail = async (collection: Collection & { readonly layout: RailLayout }) => {
    const cards = await api.listCollection({ collection_id: collection.id, limit: SHOWN_AT_FIRST[collection.layout] });
    return railView({ id: collection.id, name: textIn(language, collection.name), layout: collection.layout }, cards, reader);
  };
  const readRecommended = async () => {
    const cards = await api.listRecommendations({ limit: SHOWN_AT_FIRST.posters });
    return railView({ id: null, name: recommended, layout: 'posters' }, cards, reader);
  };
  const readSlides = async (id: string, watching: readonly WatchingView[]) => {
    const { objects } = await api.listCollection({ collection_id: id, limit: MOST_SLIDES });
    return Promise.all(objects.map((card: Card) => stageSlide(api, card, reader, watching)));
  };

  const [watching, favoriteIds, forYou, ...rails] = await Promise.all([
    session && orNothing('continue watching', continueWatchingOf(api, language)),
    session && orNothing('favourites', favoriteIdsOf(api)),
    session && orNothing('recommendations', readRecommended()),
    ...collections
      .filter(isRail)
      .slice(0, MOST_RAILS)
      .map((collection) => orNothing(`collection ${collection.id}`, readRail(collection))),
  ]);
  const slides = stage && (await orNothing('the stage', readSlides(stage.id, watching ?? [])));
  const [first, ...others] = rails;
  return {
    reader,
    slides: slides ?? [],
    rails: [first, forYou, ...others]
      .filter((rail) => rail !== null && rail !== undefined)
      .filter(({ cards }) => cards.length > 0),
    watching: watching ?? [],
    favoriteIds: session ? (favoriteIds ?? []) : null,
    name: session && (session.profile?.name ?? session.name),
  };
};
