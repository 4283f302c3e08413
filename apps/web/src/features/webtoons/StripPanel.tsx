import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { Button } from '@madang/ui/Button.tsx';
import { REPLAY } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { toGround } from '@madang/ui/picture-source.ts';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { Balloon } from './Balloon.tsx';
import { BalloonTails } from './BalloonTails.tsx';
import type { PanelView } from './read-view.ts';
import styles from './StripPanel.module.css';

interface StripPanelProps {
  panel: PanelView;
  box: string;
  /** The signed address below which the pictures lie. */
  base: string;
  savesData: boolean;
  /** Loads eagerly. Otherwise the browser lazy-loads it. */
  wanted: boolean;
  /** Loads a new signed URL. Resolves when it is there. */
  onRetry: () => Promise<void>;
}

/** One picture of a strip with what is said over it. Its place is kept whether or not the picture has come. */
export const StripPanel = memo(function StripPanel({ panel, box, base, savesData, wanted, onRetry }: StripPanelProps) {
  const { id, width, height, color, balloons } = panel;
  return (
    <figure className={styles.panel} data-box={box} data-ground={toGround(color)}>
      {/* Reserves the picture's height before it loads. */}
      <svg className={styles.place} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <StripPicture key={`${base} ${savesData}`} {...{ panel, base, savesData, wanted, onRetry }} />
      <BalloonTails panel={panel} />
      {balloons.map((balloon, index) => (
        <Balloon key={`${id} ${balloon.x} ${balloon.y}`} balloon={balloon} index={index} />
      ))}
    </figure>
  );
});

type Loading = 'waiting' | 'failed' | 'retrying';

function StripPicture({ panel, base, savesData, wanted, onRetry }: Omit<StripPanelProps, 'box'>) {
  const { words } = useWords(webtoonWords);
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<Loading>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // A picture that failed before hydration fired no error event.
    const element = picture.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setState('failed');
  }, []);

  const handleRetry = async () => {
    setState('retrying');
    await onRetry();
    setAttempt((before) => before + 1);
    setState('waiting');
  };
  const at = (pixels: number) => `${base}/${panel.id}-${pixels}.webp${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  return (
    <>
      <img
        key={attempt}
        ref={picture}
        className={styles.picture}
        src={at(savesData ? 480 : 800)}
        srcSet={savesData ? undefined : `${at(480)} 480w, ${at(800)} 800w`}
        sizes={savesData ? undefined : '(min-width: 720px) 720px, 100vw'}
        width={panel.width}
        height={panel.height}
        alt={panel.alt}
        loading={wanted ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setState('failed')}
      />
      {state !== 'waiting' && (
        <div className={styles.failed} role="status" style={{ '--panel': panel.color } as CSSProperties}>
          <Icon name="alert" />
          <p>{words.webtoons.reader.pictureFailed}</p>
          <Button size="small" icon={REPLAY} busy={state === 'retrying'} onClick={() => void handleRetry()}>
            {words.webtoons.reader.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}
