import { fill } from '@madang/i18n/fill.ts';
import { formatPercent } from '@madang/i18n/format.ts';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import { useEffect, useRef } from 'react';
import { FavoriteIconButton } from '#app/features/favorites/index.ts';
import { LikeButton } from '#app/features/likes/index.ts';
import { episodeLabel, shareWatched, useOpened, useWatching } from '#app/features/watch-history/index.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CardView } from './card-view.ts';
import { lengthLine } from './card-words.ts';
import { FactLine } from './FactLine.tsx';
import { useOpenDetails } from './DetailOverlay.tsx';
import styles from './CardPreview.module.css';
import { stillOf } from '#app/pictures.ts';
import type { Place } from './use-preview.ts';
import { usePlay } from './use-play.ts';

interface CardPreviewProps {
  card: CardView;
  href: string;
  place: Place;
  onClose: () => void;
}

const EDGE = 12;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** A card unfolded over its neighbours, in the browser's top layer, so that no rail cuts it off. */
export function CardPreview({ card, href, place, onClose }: CardPreviewProps) {
  const { words, locale } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const watching = useWatching(card.id);
  const play = usePlay(card);
  const opened = useOpened(card.id);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
    const { offsetWidth, offsetHeight } = element;
    element.style.left = `${clamp((place.left + place.right - offsetWidth) / 2, EDGE, clientWidth - offsetWidth - EDGE)}px`;
    element.style.top = `${clamp((place.top + place.bottom - offsetHeight) / 2, EDGE, clientHeight - offsetHeight - EDGE)}px`;
    const view = element.ownerDocument;
    view.addEventListener('scroll', onClose, { capture: true, passive: true, once: true });
    return () => view.removeEventListener('scroll', onClose, { capture: true });
  }, [place, onClose]);

  const facts = [lengthLine(card, words, locale), ...card.genres.map((genre) => words.catalog.genres[genre])].filter(Boolean);
  const share = watching ? shareWatched(watching) : 0;
  const episode = watching && episodeLabel(words, watching);
  return (
    <div ref={panel} popover="auto" className={styles.preview} onToggle={(event) => event.newState === 'closed' && onClose()}>
      <Link href={href} className={styles.picture} tabIndex={-1} onClick={opened}>
        <Picture alt="" sizes="328px" {...stillOf(card.image)} />
        <span className={styles.title}>{card.title}</span>
      </Link>
      <div className={styles.body}>
        <div className={styles.actions}>
          {play && (
            <IconButton
              icon="play"
              variant="filled"
              label={fill(words.catalog.browse.playTitle, { title: card.title })}
              aria-busy={play.busy}
              onClick={() => {
                opened();
                play.start();
              }}
            />
          )}
          <FavoriteIconButton id={card.id} title={card.title} />
          <LikeButton id={card.id} title={card.title} among="many" />
          <More card={card} href={href} onOpen={opened} onClose={onClose} />
        </div>
        {share > 0 && (
          <div className={styles.progress}>
            <ProgressBar value={share} label={fill(words.watchHistory.watched, { percent: formatPercent(locale, share) })} />
            {episode && <span>{episode}</span>}
          </div>
        )}
        <FactLine rating={card.rating} facts={facts} className={styles.facts} />
      </div>
    </div>
  );
}

/** What more there is to know: over the page where it can lie there, else on the title's own page. */
function More({ card, href, onOpen, onClose }: Omit<CardPreviewProps, 'place'> & { onOpen: () => void }) {
  const { words } = useWords();
  const openDetails = useOpenDetails();
  const look = {
    icon: 'info',
    variant: 'outline',
    className: styles.more,
    label: fill(words.catalog.browse.moreAbout, { title: card.title }),
  } as const;
  if (!openDetails || card.detailType === 'video') return <IconLink href={href} onClick={onOpen} {...look} />;
  return (
    <IconButton
      aria-haspopup="dialog"
      onClick={(event) => {
        onOpen();
        const face = event.currentTarget.closest('[data-card]')?.querySelector('a') ?? null;
        onClose();
        openDetails(card.id, face);
      }}
      {...look}
    />
  );
}
