import type { Language } from '@madang/domain/shared/language.ts';
import { PosterCard } from '@madang/ui/PosterCard.tsx';
import { StillCard } from '@madang/ui/StillCard.tsx';
import { TopTenCard } from '@madang/ui/TopTenCard.tsx';
import { useOpened } from '#app/features/watch-history/index.ts';
import { detailPath } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { metaLine } from './card-words.ts';
import type { CardView } from './card-view.ts';
import { MarkBadge } from './MarkBadge.tsx';
import { posterSource, stillSource } from '#app/pictures.ts';
import { usePreview } from './use-preview.ts';

interface TitleCardProps {
  card: CardView;
  shape?: 'poster' | 'still' | 'top';
  /** In the charts, from 1. */
  rank?: number;
  /** Above the fold. */
  priority?: boolean;
  /** Query parameters of the link. */
  query?: Readonly<Record<string, string>> | undefined;
}

const hrefOf = (language: Language, { id, detailType, title }: CardView, query: TitleCardProps['query']): string =>
  detailPath(language, { id, detail_type: detailType }, title, query);

const loadPreview = async () => (await import('./CardPreview.tsx')).CardPreview;

/** A title on a rail or in a grid, with what a resting pointer or the focus unfolds. */
export function TitleCard({ card, query, ...look }: TitleCardProps) {
  const { language } = useWords();
  const { unfolded, handlers, close } = usePreview(loadPreview);
  const opened = useOpened(card.id);
  return (
    <div {...handlers} data-card={card.id}>
      <CardFace card={card} query={query} onOpen={opened} {...look} />
      {unfolded && (
        <unfolded.Preview
          card={card}
          href={hrefOf(language, card, query)}
          place={unfolded.place}
          by={unfolded.by}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A card before hover or focus. */
export function CardFace({
  card,
  shape = 'poster',
  rank = 1,
  priority,
  query,
  onOpen,
}: TitleCardProps & { onOpen?: () => void }) {
  const { words, language, locale } = useWords();
  const href = hrefOf(language, card, query);
  if (shape === 'top')
    return <TopTenCard href={href} rank={rank} title={card.title} picture={posterSource(card.image)} onClick={onOpen} />;
  // Beside the day on which it begins, that it is yet to come goes without saying
  const caption = card.begins === undefined ? card.mark : null;
  const shown = {
    href,
    title: card.title,
    meta: metaLine(card, words, locale),
    dimmed: card.mark === 'expired',
    priority,
    onClick: onOpen,
  };
  return shape === 'still' ? (
    <StillCard {...shown} badge={card.mark && <MarkBadge mark={card.mark} />} picture={stillSource(card.image)} />
  ) : (
    <PosterCard {...shown} badge={caption && <MarkBadge mark={caption} bare />} picture={posterSource(card.image)} />
  );
}
