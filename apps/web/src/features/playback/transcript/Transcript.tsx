import { plural } from '@madang/i18n/fill.ts';
import { findLines, lineAt, nextLineAt, toTranscript } from '@madang/player/transcript.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import { orderSubtitleTracks } from '@madang/player/subtitle-order.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { ControlButton } from '../ControlButton.tsx';
import { PlayerIcon } from '../player-icons.tsx';
import { useFilmMoment } from '../subtitles/use-film-moment.ts';
import { useWholeCues } from '../subtitles/use-whole-cues.ts';
import type { OpenPlayer } from '../use-player.ts';
import { usePlayerValue } from '../use-player-value.ts';
import type { PlayerWords } from '../words.ts';
import styles from './Transcript.module.css';
import { TranscriptLines } from './TranscriptLines.tsx';

interface TranscriptProps {
  player: OpenPlayer;
  words: PlayerWords;
  locale: string;
  ask: (request: PlayerRequest) => void;
  takesFocus: boolean;
  onClose: () => void;
}

/** Everything that is said, beside the film: it follows the film, and a press on a line goes there. */
export function Transcript({ player: { store, video, signedUrls }, words, locale, ask, takesFocus, onClose }: TranscriptProps) {
  const say = words.transcript;
  const tracks = usePlayerValue(store, (state) => state.subtitles);
  const chosen = usePlayerValue(store, (state) => state.subtitleId ?? state.lastSubtitleId);
  const offset = usePlayerValue(store, (state) => state.subtitleOffsetSeconds);
  const readable = tracks.filter((track) => track.url !== undefined);
  const track = readable.find(({ id }) => id === chosen) ?? orderSubtitleTracks(readable, locale)[0];
  const { cues, hasFailed, retry } = useWholeCues(track, signedUrls);
  const lines = useMemo(() => cues && toTranscript(cues), [cues]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => lines && findLines(lines, query), [lines, query]);
  const current = useFilmMoment(video, {
    at: (position) => lineAt(lines ?? [], position - offset)?.id ?? null,
    changesAt: (position) => nextLineAt(lines ?? [], position - offset) + offset,
  });

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (query === '') onClose();
    else setQuery('');
  };

  return (
    <aside className={styles.side} aria-label={say.title} data-transcript>
      <div className={styles.head}>
        <h2 className={styles.title}>{say.title}</h2>
        <ControlButton icon="close" label={words.close} onClick={onClose} />
      </div>
      {!track && <p className={styles.note}>{say.empty}</p>}
      {hasFailed && (
        <div className={styles.note} role="alert">
          <p>{say.failed}</p>
          <Button variant="outline" onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {track && found && (
        <>
          <label className={styles.search}>
            <PlayerIcon name="search" className={styles.lens} />
            <input
              type="search"
              aria-label={say.search}
              placeholder={say.search}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={handleKeyDown}
            />
          </label>
          <p className={styles.count} role="status">
            {query.trim() !== '' && (found.length > 0 ? plural(locale, say.found, found.length) : say.none)}
          </p>
          <TranscriptLines
            lines={found}
            language={track.language}
            current={current}
            follows={query.trim() === ''}
            takesFocus={takesFocus}
            followLabel={say.follow}
            onChoose={({ startSeconds }) => ask({ type: 'seek', positionSeconds: Math.max(0, startSeconds + offset) })}
          />
        </>
      )}
    </aside>
  );
}
