import { PosterCardSkeleton } from '@madang/ui/PosterCard.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { StillCardSkeleton } from '@madang/ui/StillCard.tsx';
import type { PropsWithChildren } from 'react';
import { OriginProvider } from '#app/features/watch-history/index.ts';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CardView, CardReader } from './card-view.ts';
import { toCollectionName, type RailLayout, type RailView } from './rail-view.ts';
import { TitleCard } from './TitleCard.tsx';
import { useRestOfRail } from './use-rest-of-rail.ts';

/** First screen below which a rail lies: any, or only a phone's. */
export type Below = 'screen' | 'phone';

interface TitleRailProps {
  rail: RailView;
  reader: CardReader;
  /** There its pictures wait until the page is scrolled. */
  below?: Below | undefined;
}

/** The look of a rail's cards. */
export const SHAPES = { posters: 'poster', stills: 'still', top_ten: 'top' } as const satisfies Readonly<
  Record<RailLayout, string>
>;

/** A rail without its cards. */
export function RailFrame({ rail, children }: PropsWithChildren<{ rail: RailView }>) {
  const { words, language } = useWords();
  const { source } = rail;
  const more = source.kind === 'collection' ? { href: paths.list(language, source.id), label: words.catalog.seeAll } : undefined;
  return (
    <OriginProvider value={toCollectionName(source)}>
      <Rail title={rail.name} shape={SHAPES[rail.layout]} more={more}>
        {children}
      </Rail>
    </OriginProvider>
  );
}

interface RailOfCardsProps {
  rail: RailView;
  cards: readonly CardView[];
  /** The rest of the cards is being fetched. */
  loading?: boolean;
}

export function RailOfCards({ rail, cards, loading }: RailOfCardsProps) {
  const shape = SHAPES[rail.layout];
  const Skeleton = shape === 'still' ? StillCardSkeleton : PosterCardSkeleton;
  return (
    <RailFrame rail={rail}>
      {cards.map((card, index) => (
        <TitleCard key={card.id} card={card} shape={shape} rank={index + 1} />
      ))}
      {loading && Array.from({ length: rail.total - cards.length }, (_, index) => <Skeleton key={`skeleton ${index}`} />)}
    </RailFrame>
  );
}

/** A collection as a rail, with a link to all of it beside its name (CA-62). */
export function TitleRail({ rail, reader, below }: TitleRailProps) {
  const { cards, state, watch } = useRestOfRail(rail, reader);
  return (
    <div ref={watch} data-below={below}>
      <RailOfCards rail={rail} cards={cards} loading={state === 'loading'} />
    </div>
  );
}
