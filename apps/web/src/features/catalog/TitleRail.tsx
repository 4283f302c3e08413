import { PosterCardSkeleton } from '@madang/ui/PosterCard.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { StillCardSkeleton } from '@madang/ui/StillCard.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Reader } from './card-view.ts';
import type { RailLayout, RailView } from './rail-view.ts';
import { TitleCard } from './TitleCard.tsx';
import { useRestOfRail } from './use-rest-of-rail.ts';

interface TitleRailProps {
  rail: RailView;
  reader: Reader;
}

const SHAPES = { posters: 'poster', stills: 'still', top_ten: 'top' } as const satisfies Readonly<Record<RailLayout, string>>;

/** A collection as a row; the way to all of it stands beside its name (CA-62). */
export function TitleRail({ rail, reader }: TitleRailProps) {
  const { words, language } = useWords();
  const { cards, state, watch } = useRestOfRail(rail, reader);
  const shape = SHAPES[rail.layout];
  const Skeleton = shape === 'still' ? StillCardSkeleton : PosterCardSkeleton;
  const more = rail.id !== null ? { href: paths.list(language, rail.id), label: words.catalog.seeAll } : undefined;
  return (
    <div ref={watch}>
      <Rail title={rail.name} shape={shape} more={more}>
        {cards.map((card, index) => (
          <TitleCard key={card.id} card={card} shape={shape} rank={index + 1} />
        ))}
        {state === 'loading' &&
          Array.from({ length: rail.total - cards.length }, (_, index) => <Skeleton key={`skeleton ${index}`} />)}
      </Rail>
    </div>
  );
}
