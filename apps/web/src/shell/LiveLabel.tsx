import { LIVE_STATUS } from '@madang/domain/live/guide.ts';
import { useEffect, useState } from 'react';
import styles from './LiveLabel.module.css';
import { useWords } from './words.tsx';

/** The page comes first: what the header shows of the channel waits for so long, in milliseconds. */
const FIRST_LOOK_MS = 2000;

/** Whether the channel is on air, asked for only when that is due, and never while the page is still coming (LV-21). */
const useOnAir = (): boolean => {
  const [onAir, setOnAir] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    const begin = async () => {
      const { followChannel, liveCounter } = await import('./live-counter.ts');
      if (isLeft) return;
      const tell = () => setOnAir(liveCounter.getSnapshot().state?.status === LIVE_STATUS.ONAIR);
      const [unfollow, unsubscribe] = [followChannel(), liveCounter.subscribe(tell)];
      stop = () => {
        unfollow();
        unsubscribe();
      };
      tell();
    };
    // Without it the header only lacks the light.
    const timer = setTimeout(() => void begin().catch(() => undefined), FIRST_LOOK_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return onAir;
};

/** The name of the channel in a menu, with a light while it is on air (HF-06). */
export function LiveLabel({ label }: { label: string }) {
  const { words } = useWords();
  const onAir = useOnAir();
  return (
    <span className={styles.label} data-on-air={onAir || undefined}>
      {label}
      <span className={styles.light} role={onAir ? 'img' : undefined} aria-label={onAir ? words.shell.onAir : undefined} />
    </span>
  );
}
