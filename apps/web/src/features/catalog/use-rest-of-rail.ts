import { type RefCallback, useCallback, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';
import { whenMoved } from '#app/platform/stillness.ts';
import { whenNear } from '#app/platform/when-near.ts';
import { type CardView, presentCardView, type CardReader } from './card-view.ts';
import type { RailView } from './rail-view.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Distance from the viewport at which a rail loads its remaining cards. */
const NEAR = '600px 0px';
/** Events that show interest in this rail. */
const TOUCHED = ['pointerenter', 'focusin', 'touchstart'] as const;

interface Rest {
  readonly state: 'waiting' | 'loading' | 'done';
  readonly cards: readonly CardView[];
}

const fetchRest = async ({ source, cards, total }: RailView, reader: CardReader): Promise<readonly CardView[]> => {
  const page = { offset: cards.length, limit: total - cards.length };
  const { objects } =
    source.kind === 'collection'
      ? await api.listCollection({ collection_id: source.id, ...page })
      : await api.listRecommendations({ ...page, because_of: source.becauseOf ?? undefined });
  return objects.map((card) => presentCardView(card, reader));
};

/** Whether the cards that are there fill the row. */
const isFull = (element: HTMLElement): boolean => {
  const track = element.querySelector('[data-rail]');
  return track !== null && track.scrollWidth > track.clientWidth;
};

/**
 * Lazy-loads the remaining cards of a rail when the element with `watch` nears the viewport. Before the first scroll, a
 * row that already fills its width waits for pointer, focus or touch.
 */
export const useRestOfRail = (rail: RailView, reader: CardReader): Rest & { readonly watch: RefCallback<HTMLElement> } => {
  const [rest, setRest] = useState<Rest>({ state: rail.cards.length < rail.total ? 'waiting' : 'done', cards: [] });

  const watch = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element || rail.cards.length >= rail.total) return;
      const load = async () => {
        setRest({ state: 'loading', cards: [] });
        setRest({ state: 'done', cards: await fetchRest(rail, reader).catch(emptyOnFailure) });
      };
      let stopWaiting: (() => void) | undefined;
      let stopLooking: (() => void) | undefined;
      const look = () => {
        stopLooking = whenNear(element, NEAR, begin);
      };
      const stop = () => {
        stopWaiting?.();
        stopLooking?.();
        for (const event of TOUCHED) element.removeEventListener(event, begin);
      };
      const begin = () => {
        stop();
        void load();
      };
      for (const event of TOUCHED) element.addEventListener(event, begin, { passive: true });
      if (isFull(element)) stopWaiting = whenMoved(look);
      else look();
      return stop;
    },
    [rail, reader],
  );
  return { ...rest, cards: withoutRepeats([...rail.cards, ...rest.cards]), watch };
};
