import { detailWords } from '@madang/i18n/parts/detail.ts';
import { Rail } from '@madang/ui/Rail.tsx';
import { OriginProvider } from '#app/features/watch-history/index.ts';
import { useWords } from '#app/shell/words.tsx';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import type { CardView } from '../card-view.ts';
import { TitleCard } from '../TitleCard.tsx';

interface RelatedRailProps {
  related: readonly CardView[];
  /** Where the rail has another name than usual. */
  title?: string;
  /** Query parameters of the links. */
  query?: Readonly<Record<string, string>> | undefined;
}

/** More like this (PL-07), the webtoon or the series of the same story among it (PL-46). */
export function RelatedRail({ related, title, query }: RelatedRailProps) {
  const { words } = useWords(detailWords);
  return (
    <OriginProvider value="related">
      <Rail title={title ?? words.detail.sections.related} step={PAGE_SIZES.seriesRail}>
        {related.map((card) => (
          <TitleCard key={card.id} card={card} query={query} />
        ))}
      </Rail>
    </OriginProvider>
  );
}
