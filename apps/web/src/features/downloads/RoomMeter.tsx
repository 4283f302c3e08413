import { fill } from '@madang/i18n/fill.ts';
import { downloadWords } from '@madang/i18n/parts/downloads.ts';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import { useEffect, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { type Room, roomLeft } from '#app/platform/offline.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ShownDownload } from './downloads.ts';
import { formatBytes } from './format-bytes.ts';
import styles from './RoomMeter.module.css';

/** Storage used by downloads and free space in the browser, measured again when a download is added or removed. */
export function RoomMeter({ items }: { items: readonly ShownDownload[] }) {
  const { words, locale } = useWords(downloadWords);
  const { room: taken, free, roomLabel } = words.downloads;
  const [room, setRoom] = useState<Room | null>(null);
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
  // To the tenth of a gigabyte is enough.
  const counted = `${items.length} ${items.filter(({ standing }) => standing === 'ready').length} ${Math.floor(bytes / 1e8)}`;
  useEffect(
    () =>
      abortOnCleanup(async (signal) => {
        const found = await roomLeft();
        if (!signal.aborted) setRoom(found);
      }),
    [counted],
  );
  return (
    <div className={styles.room}>
      <p className={styles.words}>
        <span>{fill(taken, { size: formatBytes(locale, bytes) })}</span>
        {room && <span>{fill(free, { size: formatBytes(locale, Math.max(0, room.quota - room.used)) })}</span>}
      </p>
      <ProgressBar value={room ? Math.max(0.004, bytes / room.quota) : 0} label={roomLabel} />
    </div>
  );
}
