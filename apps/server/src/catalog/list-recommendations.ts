import type { Needs } from '../use-case/needs.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { takePage } from '@madang/domain/catalog/listing.ts';
import { type Offered, recommend } from '@madang/domain/catalog/recommend.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { DEFAULT_LANGUAGE } from '@madang/domain/shared/language.ts';
import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentTexts, presentCard } from './catalog.presenter.ts';
import { findTitle } from './catalog-snapshot.ts';
import { toAudience, isVisibleTo } from './visible-to.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** Reasons named beside the list: as many rows as home makes of them. */
const REASONS = 3;

/** Maximum number of cached cards per snapshot, about 1 KB each. The cache is cleared when it is full. */
const MOST = 5000;
const kept = new WeakMap<CatalogSnapshot, { readonly today: string; readonly cards: Map<Content, Card> }>();

/** A card that many are shown: one object for all of them on that day (`today`, YYYY-MM-DD), so that what is made of it can be kept as well. */
export const sharedCard = (content: Content, catalog: CatalogSnapshot, today: string): Card => {
  const known = kept.get(catalog);
  const shared = known?.today === today && known.cards.size < MOST ? known : { today, cards: new Map<Content, Card>() };
  if (shared !== known) kept.set(catalog, shared);
  const card = shared.cards.get(content) ?? presentCard(content, catalog, today);
  shared.cards.set(content, card);
  return card;
};

/**
 * Titles for this profile by what it watched, or, with `because_of`, those that are like one title; for people without a
 * history the newest (CA-48). Nothing is offered that the profile may not see.
 */
export const listRecommendations: UseCase<
  'listRecommendations',
  Needs<'catalog' | 'now' | 'repositories', 'recommendations' | 'watchProgress'>
> =
  ({ catalog, repositories, now }) =>
  async (viewer, { offset, limit, because_of }) => {
    const snapshot = catalog();
    const today = toDay(now());
    const isVisible = isVisibleTo(viewer, snapshot);
    const isOffered = (content: Content) =>
      content.parentId === null && content.type !== 'webtoon' && isVisible(content) && stateOn(content, today) === 'ready';
    const offered: Offered = {
      titles: await snapshot.list({
        catalog: CATALOGS.main,
        sort: 'newest',
        language: DEFAULT_LANGUAGE,
        audience: toAudience(viewer),
        readyOn: today,
      }),
      find(id) {
        const content = snapshot.find(id);
        return content && isOffered(content) ? content : null;
      },
    };
    const history = viewer.signedIn ? await repositories.watchProgress.listRecent(viewer.profile.id) : [];
    const watched = [...new Set(history.flatMap(({ contentId }) => findTitle(snapshot, contentId) ?? []))];
    const reason = because_of === undefined ? null : findTitle(snapshot, because_of);
    const known = await repositories.recommendations.listNeighbours((reason ? [reason] : watched).map(({ id }) => id));
    const neighboursOf = (id: string) => (reason && reason.id !== id ? [] : (known.get(id) ?? []));
    const found = recommend(offered, reason ? [reason, ...watched.filter(({ id }) => id !== reason.id)] : watched, neighboursOf);
    const page = reason ? takePage(found.alike, offset, limit) : found.page(offset, limit);
    const reasons = new Set(found.alike.flatMap(({ because }) => (because && isVisible(because) ? [because] : [])));
    return answer({
      objects: page.map(({ content }) => sharedCard(content, snapshot, today)),
      total_count: reason ? found.alike.length : found.total,
      object: {
        reasons: [...reasons].slice(0, REASONS).map(({ id, title }) => ({ id, title: { ...presentTexts(title), ko: title.ko } })),
      },
    });
  };
