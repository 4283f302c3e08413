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
    let stop = (): void => {
      isLeft = true;
    };
    const timer = setTimeout(async () => {
      // Without it the header only lacks the light.
      const channel = await import('./live-counter.ts').catch(() => null);
      if (channel && !isLeft) stop = channel.followChannel(setOnAir);
    }, FIRST_LOOK_MS);
    return () => {
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
