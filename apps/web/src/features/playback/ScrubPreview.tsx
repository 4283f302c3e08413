import type { Thumbnail } from '@madang/player/engine.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';

import { formatPosition } from '@madang/i18n/format-position.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import styles from './ScrubPreview.module.css';

/** Tiles are asked for by whole seconds: a moving pointer must not ask sixty times a second. */
const useThumbnail = (store: PlayerStore, seconds: number): Thumbnail | null => {
  const [thumbnail, setThumbnail] = useState<Thumbnail | null>(null);
  const second = Math.floor(seconds);
  useEffect(
    () =>
      abortOnCleanup(async (signal) => {
        const tile = await store.thumbnailAt(second);
        if (!signal.aborted) setThumbnail(tile);
      }),
    [store, second],
  );
  return thumbnail;
};

const tileStyle = ({ url, x, y, width, height, spriteWidth, spriteHeight }: Thumbnail): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  backgroundImage: `url("${url}")`,
  backgroundSize: `${(spriteWidth / width) * 100}% ${(spriteHeight / height) * 100}%`,
  backgroundPosition: `${position(x, spriteWidth, width)} ${position(y, spriteHeight, height)}`,
});

/** A background's percentage compares the free space, not the offset (CSS Backgrounds 3, section 2.6). */
const position = (offset: number, whole: number, part: number): string =>
  whole === part ? '0%' : `${(offset / (whole - part)) * 100}%`;

interface ScrubPreviewProps {
  store: PlayerStore;
  seconds: number;
  share: number;
  /** The part of the film, where it has marks. */
  chapter: string | null;
}

/** The picture, the part and the time under the pointer. */
export function ScrubPreview({ store, seconds, share, chapter }: ScrubPreviewProps) {
  const thumbnail = useThumbnail(store, seconds);
  return (
    <div className={styles.preview} style={{ '--share': share } as CSSProperties} aria-hidden="true">
      {thumbnail && <div className={styles.picture} style={tileStyle(thumbnail)} />}
      {chapter && <span className={styles.chapter}>{chapter}</span>}
      <span className={styles.time}>{formatPosition(seconds)}</span>
    </div>
  );
}
