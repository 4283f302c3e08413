import { fill } from '@madang/i18n/fill.ts';
import { formatPercent } from '@madang/i18n/format.ts';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import { classes } from '@madang/ui/classes.ts';
import type { IconDrawing } from '@madang/ui/icons.ts';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import { useEffect, useRef } from 'react';
import { FavoriteIconButton } from '#app/features/favorites/index.ts';
import { LikeButton } from '#app/features/likes/index.ts';
import { episodeLabel, shareWatched, useOpened, useWatching } from '#app/features/watch-history/index.ts';
import { pickText } from '#app/shell/language.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CardView } from './card-view.ts';
import { lengthLine } from './card-words.ts';
import { FactLine } from './FactLine.tsx';
import { useClip } from './use-clip.ts';
import { useTitlePreview } from './use-title-preview.ts';
import { useOpenDetails } from './DetailOverlay.tsx';
import styles from './CardPreview.module.css';
import { stillSource } from '#app/pictures.ts';
import type { CardPlace, RestedBy } from './use-preview.ts';
import { usePlay } from './use-play.ts';

interface CardPreviewProps {
  card: CardView;
  href: string;
  place: CardPlace;
  by: RestedBy;
  onClose: () => void;
}

const SOUND: IconDrawing = ['M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'];
const NO_SOUND: IconDrawing = ['M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.8l4.4 4.4M20.4 9.8 16 14.2'];
const EDGE = 12;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** A card unfolded over its neighbours, in the browser's top layer, so that no rail cuts it off. */
export function CardPreview({ card, href, place, by, onClose }: CardPreviewProps) {
  const { words, language, locale } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const watching = useWatching(card.id);
  const play = usePlay(card);
  const opened = useOpened(card.id);
  const preview = useTitlePreview(card.id);
  const video = useRef<HTMLVideoElement>(null);
  const { isMoving, isMuted, toggleSound } = useClip(video, preview?.clip ?? null, by === 'pointer');

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // A card that unfolded under the focus is open when the pointer comes to it.
    if (!element.matches(':popover-open')) element.showPopover();
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
      <div className={styles.stage}>
        <Link href={href} className={styles.picture} tabIndex={-1} onClick={opened}>
          <Picture alt="" sizes="328px" {...stillSource(card.image)} />
          <video ref={video} className={classes(styles.clip, isMoving && styles.moving)} muted playsInline aria-hidden="true" />
          <span className={styles.title}>{card.title}</span>
        </Link>
        {isMoving && (
          <IconButton
            icon={isMuted ? NO_SOUND : SOUND}
            variant="veil"
            className={styles.sound}
            label={words.catalog.browse.sound}
            aria-pressed={!isMuted}
            onClick={toggleSound}
          />
        )}
      </div>
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
        <p className={styles.synopsis}>{preview?.synopsis && pickText(language, preview.synopsis)}</p>
        <FactLine rating={card.rating} facts={facts} className={styles.facts} />
      </div>
    </div>
  );
}

/** What more there is to know: over the page where it can lie there, else on the title's own page. */
function More({ card, href, onOpen, onClose }: Omit<CardPreviewProps, 'place' | 'by'> & { onOpen: () => void }) {
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
