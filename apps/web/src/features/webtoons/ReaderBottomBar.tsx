import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPercent } from '@madang/i18n/format.ts';
import { SETTINGS_ICON } from '@madang/ui/further-icons.ts';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import type { Ref } from 'react';
import { paths } from '#app/paths.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './ReaderBars.module.css';
import type { EpisodeLink, StripView } from './read-view.ts';

interface ReaderBottomBarProps {
  strip: StripView;
  /** From 0 to 1. */
  share: number;
  shown: boolean;
  settingsOpen: boolean;
  settingsButton: Ref<HTMLButtonElement>;
  onSettings: () => void;
}

/** How far one is, the episodes before and after, and the settings. */
export function ReaderBottomBar({ strip, share, shown, settingsOpen, settingsButton, onSettings }: ReaderBottomBarProps) {
  const { words, language, locale } = useWords(webtoonWords);
  const { reader } = words.webtoons;
  const { percentRead } = words.watchHistory;
  const works = useIsHydrated();
  const percent = formatPercent(locale, Math.floor(share * 100) / 100);
  const neighbour = (episode: EpisodeLink | null, icon: 'chevron-left' | 'chevron-right', label: string, from?: 'auto-next') =>
    episode?.state === 'ready' ? (
      <IconLink href={paths.read(language, episode.id, episode.title, { from })} icon={icon} label={label} />
    ) : (
      <span className={styles.none} />
    );
  return (
    <nav className={styles.bottom} data-shown={shown} aria-label={reader.controls}>
      {neighbour(strip.previous, 'chevron-left', reader.previous)}
      <div className={styles.progress}>
        <ProgressBar value={share} label={fill(percentRead, { percent })} />
        <span className={styles.percent} aria-hidden="true">
          {percent}
        </span>
      </div>
      {works && (
        <IconButton
          ref={settingsButton}
          icon={SETTINGS_ICON}
          label={reader.settings}
          aria-expanded={settingsOpen}
          onClick={onSettings}
        />
      )}
      {neighbour(strip.next, 'chevron-right', reader.next, 'auto-next')}
    </nav>
  );
}
