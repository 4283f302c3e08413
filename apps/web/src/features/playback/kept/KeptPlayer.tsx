import { playerWords } from '@madang/i18n/parts/player.ts';
import { registerOfflineScheme } from '@madang/player/offline/offline-scheme.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { type OfflinePlayerProps, useBlobAddress } from '#app/features/downloads/index.ts';
import { useWords } from '#app/shell/words.tsx';
import { VideoPlayer } from '../VideoPlayer.tsx';
import { usePlaybackPreferences } from '../watch/use-playback-preferences.ts';
import styles from './KeptPlayer.module.css';

/** Plays a download in a dialog, without network requests. */
export function KeptPlayer({ source, title, line, poster, profileId, read, onPlace, onClose }: OfflinePlayerProps) {
  const { words, locale } = useWords(playerWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);
  const [playbackId] = useState(() => crypto.randomUUID());
  const sequence = useRef(0);
  const posterAddress = useBlobAddress(poster);
  const { preferences, keep } = usePlaybackPreferences({ profileId, subtitle: locale, seriesId: null, saved: undefined });
  // The source is read once: a new position from the store must not restart playback. A retry loads a copy of it.
  const [{ attempt, played }, setPlayed] = useState({ attempt: 0, played: source });
  const readPiece = useEffectEvent(read);

  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return abortOnCleanup(async (signal) => {
      await registerOfflineScheme((filmId, name) => readPiece(filmId, name));
      if (!signal.aborted) setReady(true);
    });
  }, []);

  return (
    <dialog ref={dialog} className={styles.room} data-film-room aria-label={title} onClose={onClose}>
      {ready && (
        <VideoPlayer
          key={attempt}
          source={played}
          title={title}
          {...(line !== null && { subtitle: line })}
          {...(posterAddress && { poster: posterAddress })}
          preferences={preferences}
          locale={locale}
          words={words.player}
          onProgress={(seconds) => {
            sequence.current += 1;
            onPlace({ seconds, playbackId, sequence: sequence.current });
          }}
          onPreference={keep}
          onNext={onClose}
          onBack={onClose}
          onRetry={() => setPlayed((before) => ({ attempt: before.attempt + 1, played: { ...before.played } }))}
        />
      )}
    </dialog>
  );
}
