import { type RefCallback, useCallback, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { type CardView, presentCardView, type Reader } from './card-view.ts';
import type { RailView } from './rail-view.ts';
import { withoutRepeats } from './without-repeats.ts';

/** How near to the screen a rail fetches what it has not brought. */
const NEAR = '600px 0px';

interface Rest {
  readonly state: 'waiting' | 'loading' | 'done';
  readonly cards: readonly CardView[];
}

const fetchRest = async ({ id, cards, total }: RailView, reader: Reader): Promise<readonly CardView[]> => {
  const page = { offset: cards.length, limit: total - cards.length };
  const { objects } =
    id === null ? await api.listRecommendations(page) : await api.listCollection({ collection_id: id, ...page });
  return objects.map((card) => presentCardView(card, reader));
};

/** The cards of a rail that the page did not bring, as soon as the element with `watch` comes near the screen. */
export const useRestOfRail = (rail: RailView, reader: Reader): Rest & { readonly watch: RefCallback<HTMLElement> } => {
  const [rest, setRest] = useState<Rest>({ state: rail.cards.length < rail.total ? 'waiting' : 'done', cards: [] });

  const watch = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element || rail.cards.length >= rail.total) return;
      const load = async () => {
        setRest({ state: 'loading', cards: [] });
        try {
          setRest({ state: 'done', cards: await fetchRest(rail, reader) });
        } catch (error) {
          if (!isCallFailed(error)) throw error;
          setRest({ state: 'done', cards: [] });
        }
      };
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          void load();
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rail, reader],
  );
  return { ...rest, cards: withoutRepeats([...rail.cards, ...rest.cards]), watch };
};
