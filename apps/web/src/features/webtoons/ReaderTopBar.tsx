import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { fill } from '@madang/i18n/fill.ts';
import { BACK, EXPAND } from '@madang/ui/further-icons.ts';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import type { MouseEvent } from 'react';
import { paths } from '#app/paths.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './ReaderBars.module.css';
import type { ReadView, StripView } from './read-view.ts';

interface ReaderTopBarProps {
  webtoon: ReadView['webtoon'];
  strip: Pick<StripView, 'number' | 'title'>;
  shown: boolean;
  isFullscreen: boolean;
  onBack: () => void;
  onFullscreen: () => void;
  onHelp: () => void;
}

/** Which webtoon and episode this is, and the way back to it. */
export function ReaderTopBar({ webtoon, strip, shown, isFullscreen, onBack, onFullscreen, onHelp }: ReaderTopBarProps) {
  const { words, language } = useWords(webtoonWords);
  const { reader, episodeTitle } = words.webtoons;
  const works = useIsHydrated();
  const handleBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onBack();
  };
  return (
    <header className={styles.top} data-shown={shown}>
      <span onClickCapture={handleBack}>
        <IconLink href={paths.webtoon(language, webtoon.id, webtoon.title)} icon={BACK} label={reader.back} />
      </span>
      <div className={styles.names}>
        <h1 className={styles.title}>{webtoon.title}</h1>
        <p className={styles.episode}>{fill(episodeTitle, { number: strip.number ?? 1, title: strip.title })}</p>
      </div>
      {works && (
        <>
          <IconButton
            icon={EXPAND}
            label={isFullscreen ? reader.exitFullscreen : reader.fullscreen}
            aria-keyshortcuts="F"
            className={styles.wide}
            onClick={onFullscreen}
          />
          <IconButton icon="info" label={reader.help} aria-keyshortcuts="?" className={styles.wide} onClick={onHelp} />
        </>
      )}
    </header>
  );
}
