import type { Language } from '@madang/domain/shared/language.ts';
import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { LANGUAGE_COOKIE, writeCookie } from '#app/platform/cookies.ts';
import { isSelecting, renamePage, scrolledTo, windowSize } from '#app/platform/page-scroll.ts';
import { cameFromWithin, useIsHydrated, visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Anchor } from './anchor.ts';
import { EpisodeEnd } from './EpisodeEnd.tsx';
import { prefetchWindow } from './prefetch-window.ts';
import styles from './Reader.module.css';
import { ReaderBottomBar } from './ReaderBottomBar.tsx';
import { ReaderHelp } from './ReaderHelp.tsx';
import { ReaderSettings } from './ReaderSettings.tsx';
import { ReaderTopBar } from './ReaderTopBar.tsx';
import type { EpisodeLink, ReadView, StripView } from './read-view.ts';
import { toBox, findEnd, readingPlace, shareRead } from './reading-place.ts';
import { isPastTheEnd } from './stitching.ts';
import { StripEpisode } from './StripEpisode.tsx';
import { recallPlace, rememberPlace } from './tab-place.ts';
import { boxesIn, type Movement, useAnchor } from './use-anchor.ts';
import { useReaderFullscreen } from './use-fullscreen.ts';
import { useMoves } from './use-moves.ts';
import { PAGE, useReaderKeys } from './use-reader-keys.ts';
import { type ReadingPreferences, TEXT_SIZES, useReadingPreferences } from './use-reading-preferences.ts';
import { useReadingAnalytics } from './use-reading-analytics.ts';
import { useReadingReports } from './use-reading-reports.ts';
import { useSpeed } from './use-speed.ts';
import { useStrips } from './use-strips.ts';

/** Default column width, comfortable to read. Pixels. */
const COLUMN = 720;
const SIDE_STEP = 5;
/** Scrolling down by this in one go hides the bars, if one is not at the very top. Pixels. */
const HIDES_AFTER = 2;
const TOP = 80;
/** Taps above and below turn pages, those between show the bars. */
const EDGE = 0.25;

interface ReaderProps {
  read: ReadView;
  /** The episode of the page. */
  strip: StripView;
}

const anchorOf = (strip: StripView): Anchor | null => {
  const place = recallPlace(strip.id) ?? strip.place;
  return place && { name: toBox(strip.id, place.panelId), fraction: place.fraction };
};

/** The panel where the server says that reading begins: its pictures come with the page. */
const begunAt = ({ panels, place }: StripView): number =>
  Math.max(
    0,
    panels.findIndex(({ id }) => id === place?.panelId),
  );

const columnStyle = ({ side, gap, textSize }: ReadingPreferences) =>
  ({
    '--strip-gap': `${gap}px`,
    '--text-scale': TEXT_SIZES[textSize],
    paddingInline: side === null ? `max(0px, calc((100% - ${COLUMN}px) / 2))` : `${side}%`,
  }) as CSSProperties;

const usualSideOf = (width: number): number =>
  Math.round(Math.max(0, (width - COLUMN) / 2 / width) * (100 / SIDE_STEP)) * SIDE_STEP;

const averageHeight = ({ panels }: StripView, width: number): number =>
  (panels.reduce((sum, panel) => sum + panel.height / panel.width, 0) / panels.length) * width;

/** The strip from top to bottom, and nothing else until it is asked for (WT-01). */
export function Reader({ read, strip: opened }: ReaderProps) {
  const { language } = useWords();
  const navigate = useNavigate();
  // Until then the stylesheet applies the default settings.
  const isHydrated = useIsHydrated();
  const frame = useRef<HTMLElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const { strips, following, open, follow, followAgain, renew } = useStrips(opened, read.profileId !== null);
  const { preferences, choose } = useReadingPreferences(read.profileId);
  const [initial] = useState(() => anchorOf(opened));
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const [speed, setSpeed] = useState(0);
  const [barsShown, setBarsShown] = useState(true);
  const [sheet, setSheet] = useState<'settings' | 'help' | null>(null);
  const fullscreen = useReaderFullscreen(frame);
  const measureSpeed = useSpeed();
  const hydrated = useIsHydrated();

  const moved = anchor && readingPlace(strips, anchor);
  // The place in tab storage is unknown to the server: before hydration there is none.
  const place = moved ?? (hydrated && initial ? readingPlace(strips, initial) : null);
  const strip = place?.strip ?? opened;
  const savesData = preferences.savesData ?? read.savesData;
  const moves = useMoves(column, strip);

  const handleMove = ({ anchor: now, by }: Movement) => {
    setAnchor(now);
    const { height, width } = windowSize();
    setSpeed(measureSpeed(by / averageHeight(strip, Math.min(width, COLUMN)), performance.now()));
    if (scrolledTo() < TOP || now.name === findEnd(strip.id)) setBarsShown(true);
    else if (by > HIDES_AFTER) setBarsShown(false);
    const last = strips.at(-1);
    const end = boxesIn(column.current).find(({ name }) => name === findEnd(last?.id ?? ''));
    if (end && isPastTheEnd({ end: end.top, windowBottom: scrolledTo() + height, open })) follow();
  };
  useAnchor(column, { initial, layout: `${preferences.side} ${preferences.gap}`, onMove: handleMove });
  useReadingReports(moved, read.webtoon.id, read.profileId !== null);
  useReadingAnalytics(moved, read.webtoon.id, read.profileId !== null);

  useEffect(() => {
    // One reads from one episode into the next, and the page is then the page of that one.
    if (strips.length > 1)
      renamePage(paths.read(language, strip.id, strip.title), `${read.webtoon.title}: ${strip.title} · Madang`);
  }, [strip, strips.length, language, read.webtoon.title]);

  const handleBack = () => {
    if (cameFromWithin()) return void navigate(-1);
    void navigate(paths.webtoon(language, read.webtoon.id, read.webtoon.title), { replace: true });
  };
  const closeSheet = () => {
    if (sheet === 'settings') settingsButton.current?.focus();
    setSheet(null);
  };
  const openEpisode = (episode: EpisodeLink | null, from?: 'auto-next') => {
    if (episode?.state === 'ready') void navigate(paths.read(language, episode.id, episode.title, { from }), { replace: true });
  };
  const handleLanguage = (chosen: Language) => {
    if (place) rememberPlace(place.strip.id, place.place);
    writeCookie(LANGUAGE_COOKIE, chosen);
    visit(paths.read(chosen, strip.id));
  };
  useReaderKeys({
    ...moves,
    episode: (which) => (which === 'next' ? openEpisode(strip.next, 'auto-next') : openEpisode(strip.previous)),
    fullscreen: fullscreen.toggle,
    help: () => setSheet('help'),
    back: () => (sheet === null ? handleBack() : closeSheet()),
  });

  const handleTap = ({ target, clientY }: MouseEvent) => {
    if ((target as Element).closest('a, button') || isSelecting()) return;
    const share = clientY / windowSize().height;
    if (sheet !== null) closeSheet();
    else if (share < EDGE) moves.page(-PAGE);
    else if (share > 1 - EDGE) moves.page(PAGE);
    else setBarsShown((shown) => !shown);
  };

  return (
    <article ref={frame} className={styles.reader}>
      <ReaderTopBar
        webtoon={read.webtoon}
        strip={strip}
        shown={barsShown}
        isFullscreen={fullscreen.isFullscreen}
        onBack={handleBack}
        onFullscreen={fullscreen.toggle}
        onHelp={() => setSheet('help')}
      />
      {/* Taps only repeat what the keys and the buttons do. */}
      <div
        ref={column}
        className={styles.column}
        style={isHydrated ? columnStyle(preferences) : undefined}
        onClick={handleTap}
        role="presentation"
      >
        {strips.map((each, index) => {
          const [firstWanted, lastWanted] =
            each.id === strip.id ? prefetchWindow({ index: place?.index ?? begunAt(each), speed }, each.panels.length) : [0, -1];
          return (
            <div key={each.id}>
              <StripEpisode
                strip={each}
                headed={index > 0}
                savesData={savesData}
                firstWanted={firstWanted}
                lastWanted={lastWanted}
                onRetry={renew}
              />
              <EpisodeEnd
                strip={each}
                webtoon={read.webtoon}
                following={index < strips.length - 1 ? 'there' : following}
                onRetry={followAgain}
              />
            </div>
          );
        })}
      </div>
      {sheet === 'settings' && (
        <ReaderSettings
          preferences={preferences}
          usualSide={usualSideOf(windowSize().width)}
          savesData={savesData}
          onChoose={choose}
          onLanguage={handleLanguage}
          onHelp={() => setSheet('help')}
          onClose={closeSheet}
        />
      )}
      <ReaderBottomBar
        strip={strip}
        share={place ? shareRead(place) : 0}
        shown={barsShown || sheet === 'settings'}
        settingsOpen={sheet === 'settings'}
        settingsButton={settingsButton}
        onSettings={() => (sheet === 'settings' ? closeSheet() : setSheet('settings'))}
      />
      <ReaderHelp open={sheet === 'help'} onClose={() => setSheet(null)} />
    </article>
  );
}
