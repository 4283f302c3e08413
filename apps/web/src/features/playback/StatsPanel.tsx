import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect, useState } from 'react';

import { ControlButton } from './ControlButton.tsx';
import styles from './StatsPanel.module.css';
import type { PlayerWords } from './words.ts';

export interface StatsPanelProps {
  store: PlayerStore;
  words: PlayerWords;
  locale: string;
  onClose: () => void;
}

const EVERY_MS = 1000;

/** How playback goes, in numbers, read once a second. */
export function StatsPanel({ store, words, locale, onClose }: StatsPanelProps) {
  const [stats, setStats] = useState(store.stats);
  const say = words.stats;

  useEffect(() => {
    const timer = setInterval(() => setStats(store.stats()), EVERY_MS);
    return () => clearInterval(timer);
  }, [store]);

  if (!stats) return null;
  const { bufferedSeconds, positionSeconds, speed } = store.getSnapshot();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const bits = (perSecond: number): string => `${number.format(perSecond / 1_000_000)} Mbit/s`;
  const rows = [
    [say.picture, `${stats.width} × ${stats.height}, ${bits(stats.streamBitsPerSecond)}`],
    [say.bandwidth, bits(stats.networkBitsPerSecond)],
    [say.buffer, `${number.format(Math.max(0, bufferedSeconds - positionSeconds))} s`],
    [say.frames, `${number.format(stats.droppedFrames)} / ${number.format(stats.decodedFrames)}`],
    [say.stalls, number.format(stats.stalls)],
    [say.start, `${number.format(stats.startSeconds)} s`],
    [say.speed, `${number.format(speed)}×`],
  ];
  return (
    <section className={styles.panel} aria-label={say.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say.title}</h2>
        <ControlButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
