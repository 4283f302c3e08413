import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { fill } from '@madang/i18n/fill.ts';
import { memo } from 'react';
import { useNonce } from '#app/platform/nonce.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { balloonRules } from './balloon-rules.ts';
import type { StripView } from './read-view.ts';
import { toBox } from './reading-place.ts';
import styles from './StripEpisode.module.css';
import { StripPanel } from './StripPanel.tsx';

interface StripEpisodeProps {
  strip: StripView;
  /** Stitched below another one, it says which it is. */
  headed: boolean;
  savesData: boolean;
  /** First and last panel to be fetched now. */
  firstWanted: number;
  lastWanted: number;
  onRetry: (id: string) => Promise<void>;
}

/** The panels of one episode in a column. */
export const StripEpisode = memo(function StripEpisode(props: StripEpisodeProps) {
  const { strip, headed, savesData, firstWanted, lastWanted, onRetry } = props;
  const { words } = useWords(webtoonWords);
  const nonce = useNonce();
  const isHydrated = useIsHydrated();
  const name = fill(words.webtoons.episodeTitle, { number: strip.number ?? 1, title: strip.title });
  return (
    <section aria-label={name} data-episode={strip.id}>
      {!isHydrated && (
        <style nonce={nonce} suppressHydrationWarning>
          {balloonRules(strip)}
        </style>
      )}
      {headed && <h2 className={styles.heading}>{name}</h2>}
      <div className={styles.panels}>
        {strip.panels.map((panel, index) => (
          <StripPanel
            key={panel.id}
            panel={panel}
            box={toBox(strip.id, panel.id)}
            base={strip.base}
            savesData={savesData}
            wanted={index >= firstWanted && index <= lastWanted}
            onRetry={() => onRetry(strip.id)}
          />
        ))}
      </div>
    </section>
  );
});
