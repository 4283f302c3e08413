import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { popupWords } from '@madang/i18n/parts/popups.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { type CSSProperties, type TouchEvent, useRef } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './Carousel.module.css';

/** A finger that moves less far, in CSS pixels, means nothing by it. */
const MIN_SWIPE = 40;

interface CarouselProps {
  popups: readonly Popup[];
  at: number;
  /** Alt text of the picture. */
  name: string;
  /** Beyond the last comes the first again. */
  onTurn: (place: number) => void;
}

const shapeOf = ({ width, height }: Popup): CSSProperties & Record<`--${string}`, number> => ({
  width,
  aspectRatio: `${width} / ${height}`,
  '--shape': width / height,
});

/** The picture, and the ways to the others where there are any (PO-38). */
export function Carousel({ popups, at, name, onTurn }: CarouselProps) {
  const { words } = useWords(popupWords);
  const touchedAt = useRef<number | null>(null);
  const popup = popups[at] as Popup;
  const isAlone = popups.length === 1;

  const handleTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (!isAlone && touchedAt.current !== null && Math.abs(moved) >= MIN_SWIPE) onTurn(moved < 0 ? at + 1 : at - 1);
  };

  return (
    <div className={styles.carousel}>
      <div
        className={styles.stage}
        style={shapeOf(popup)}
        aria-live="polite"
        onTouchStart={({ touches }) => (touchedAt.current = touches[0]?.clientX ?? null)}
        onTouchEnd={handleTouchEnd}
      >
        {popups.map(({ notice_id: id, img_url: src, width, height }, place) => (
          <img
            key={id}
            src={src}
            width={width}
            height={height}
            alt={place === at ? name : ''}
            hidden={place !== at}
            // The first picture is visible, the others can load later.
            fetchPriority={place === 0 ? 'high' : 'low'}
            draggable={false}
          />
        ))}
      </div>
      {!isAlone && (
        <div className={styles.turns}>
          <IconButton
            icon="chevron-left"
            className={styles.previous}
            label={words.popups.previous}
            onClick={() => onTurn(at - 1)}
          />
          <div className={styles.dots}>
            {popups.map(({ notice_id: id }, place) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={fill(words.popups.show, { number: String(place + 1), count: String(popups.length) })}
                aria-current={place === at || undefined}
                onClick={() => onTurn(place)}
              />
            ))}
          </div>
          <IconButton icon="chevron-right" className={styles.next} label={words.popups.next} onClick={() => onTurn(at + 1)} />
        </div>
      )}
    </div>
  );
}
