import type { Stream } from '@madang/contract/playback/playback.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatTime } from '@madang/i18n/format.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { textIn } from '#app/shell/language.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './OtherStreams.module.css';

interface OtherStreamsProps {
  /** There is room again. */
  onRoom: () => void;
}

/** What the other devices of the account play, each with a way to end it (PL-27). Silent where that cannot be asked. */
export function OtherStreams({ onRoom }: OtherStreamsProps) {
  const { words, language, locale } = useWords(playbackWords);
  const { streams: own } = words.playback;
  const timeZone = useTimeZone();
  const [streams, setStreams] = useState<readonly Stream[]>([]);
  const [ending, setEnding] = useState<string | null>(null);

  useEffect(() => {
    let isLate = false;
    const ask = async () => {
      try {
        const { objects } = await api.listStreams();
        if (!isLate) setStreams(objects.filter(({ is_this_device }) => !is_this_device));
      } catch (error) {
        if (!isCallFailed(error)) throw error;
      }
    };
    void ask();
    return () => {
      isLate = true;
    };
  }, []);

  const handleEnd = async (id: string) => {
    setEnding(id);
    try {
      await api.endStream({ id });
    } catch (error) {
      if (!isCallFailed(error)) throw error;
    }
    // It may have stopped by itself meanwhile: whether there is room is for the next call to say.
    onRoom();
    setEnding(null);
  };

  if (streams.length === 0) return null;
  return (
    <ul className={styles.streams} aria-label={own.playingNow}>
      {streams.map(({ id, profile_name, content, started_at }) => (
        <li key={id} className={styles.stream}>
          <span className={styles.names}>
            <span className={styles.who}>{profile_name}</span>
            <span className={styles.what}>
              {[
                content && textIn(language, content.meta.title),
                fill(own.since, { time: formatTime(locale, Date.parse(started_at), timeZone) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Button size="small" busy={ending === id} onClick={() => void handleEnd(id)}>
            {own.end}
          </Button>
        </li>
      ))}
    </ul>
  );
}
