import { Rail } from '@madang/ui/Rail.tsx';
import { useWords } from '#app/shell/words.tsx';
import type { CardView } from '../card-view.ts';
import { TitleCard } from '../TitleCard.tsx';

/** More like this (PL-07), the webtoon or the series of the same story among it (PL-46). */
export function RelatedRail({ related }: { related: readonly CardView[] }) {
  const { words } = useWords();
  return (
    <Rail title={words.detail.sections.related}>
      {related.map((card) => (
        <TitleCard key={card.id} card={card} />
      ))}
    </Rail>
  );
}
