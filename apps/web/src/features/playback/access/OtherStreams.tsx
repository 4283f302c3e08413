import type { Stream } from '@madang/contract/playback/playback.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatTime } from '@madang/i18n/format.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useCalls } from '#app/platform/use-call.ts';
import { pickText } from '#app/shell/language.ts';
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
  const { running, run } = useCalls<string>();

  useEffect(
    () =>
      abortOnCleanup((signal) =>
        api
          .listStreams()
          .then(({ objects }) => {
            if (!signal.aborted) setStreams(objects.filter(({ is_this_device }) => !is_this_device));
          })
          .catch(ignoreFailure),
      ),
    [],
  );

  const handleEnd = (id: string) =>
    run(id, async () => {
      await api.endStream({ id }).catch(ignoreFailure);
      // The stream may have stopped by itself, so the next call decides whether there is room.
      onRoom();
    });

  if (streams.length === 0) return null;
  return (
    <ul className={styles.streams} aria-label={own.playingNow}>
      {streams.map(({ id, profile_name, content, started_at }) => (
        <li key={id} className={styles.stream}>
          <span className={styles.names}>
            <span className={styles.who}>{profile_name}</span>
            <span className={styles.what}>
              {[
                content && pickText(language, content.meta.title),
                fill(own.since, { time: formatTime(locale, Date.parse(started_at), timeZone) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Button size="small" busy={running === id} onClick={() => void handleEnd(id)}>
            {own.end}
          </Button>
        </li>
      ))}
    </ul>
  );
}
