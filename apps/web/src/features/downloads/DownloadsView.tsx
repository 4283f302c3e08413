import { downloadWords } from '@madang/i18n/parts/downloads.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { EmptyState } from '@madang/ui/EmptyState.tsx';
import { fill } from '@madang/i18n/fill.ts';
import { findResumePosition } from '@madang/player/progress.ts';
import type { PlaybackSource } from '@madang/player/state.ts';
import { type ComponentType, Suspense, useState } from 'react';
import { paths } from '#app/paths.ts';
import { pickText } from '#app/shell/language.ts';
import { Drawing } from '#app/shell/Drawing.tsx';
import { useWords } from '#app/shell/words.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import type { ShownDownload } from './downloads.ts';
import styles from './DownloadsView.module.css';
import type { OfflinePlayerProps } from './kept-player-props.ts';
import { RoomMeter } from './RoomMeter.tsx';
import { useDownloads } from './use-downloads.ts';

interface DownloadsViewProps {
  /** Whether the viewer may download. Existing downloads are shown anyway. */
  offer: 'download' | 'upgrade';
  /** Where nothing but what is kept can be had. */
  offline?: boolean;
  /** Player component, injected to avoid an import cycle: its module contains a title's page, which has downloads. */
  Player: ComponentType<OfflinePlayerProps>;
}

/** Where this browser came to counts more than what the server knew when the film was downloaded. */
const sourceAt = (source: PlaybackSource, { place }: Pick<ShownDownload, 'place'>): PlaybackSource =>
  place ? { ...source, resumeSeconds: findResumePosition(place.seconds, source.durationSeconds) } : source;

/** What the profile keeps in this browser, how much room it takes, and what can be done with it. */
export function DownloadsView({ offer, offline = false, Player }: DownloadsViewProps) {
  const { words, language } = useWords(downloadWords);
  const { items, keeper, possible } = useDownloads();
  const [playing, setPlaying] = useState<ShownDownload | null>(null);
  const [removing, setRemoving] = useState<ShownDownload | null>(null);
  const { downloads } = words;
  if (!possible) return <p className={styles.nothing}>{downloads.cannot}</p>;
  if (!items || !keeper) return <div className={styles.waiting} aria-busy="true" />;
  if (items.length === 0)
    return offline ? <p className={styles.nothing}>{downloads.offline.none}</p> : <NoDownloads offer={offer} />;
  const removingTitle = removing ? pickText(language, removing.info.series.meta.title) : '';
  return (
    <>
      <RoomMeter items={items} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <DownloadRow
              item={item}
              onPlay={() => setPlaying(item)}
              onPause={() => keeper.pause(item.id)}
              onResume={() => keeper.resume(item.id, language)}
              onRemove={() => setRemoving(item)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={downloads.removeTitle}
        actions={
          <>
            <Button variant="secondary" onClick={() => setRemoving(null)}>
              {downloads.keep}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                if (removing) void keeper.remove(removing.id);
                setRemoving(null);
              }}
            >
              {downloads.removeIt}
            </Button>
          </>
        }
      >
        <p>{fill(downloads.removeText, { title: removingTitle })}</p>
      </Dialog>
      {playing?.source && (
        <Suspense>
          <Player
            source={sourceAt(playing.source, playing)}
            title={pickText(language, playing.info.series.meta.title)}
            line={
              playing.info.meta.episode_number === null
                ? null
                : fill(words.catalog.episode, { number: playing.info.meta.episode_number })
            }
            poster={playing.poster}
            profileId={playing.info.profile_id}
            read={keeper.readPiece}
            onPlace={(place) => void keeper.keepPlace(playing.id, place)}
            onClose={() => setPlaying(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function NoDownloads({ offer }: Pick<DownloadsViewProps, 'offer'>) {
  const { words, language } = useWords(downloadWords);
  const { none, upgradeTitle, upgradeText, seePlans } = words.downloads;
  const isPremium = offer === 'download';
  return (
    <EmptyState
      drawing={<Drawing scene="empty" />}
      title={isPremium ? none.title : upgradeTitle}
      action={
        isPremium ? (
          <ButtonLink variant="primary" href={paths.home(language)}>
            {none.action}
          </ButtonLink>
        ) : (
          <ButtonLink variant="subscribe" href={paths.plan(language)}>
            {seePlans}
          </ButtonLink>
        )
      }
    >
      <p>{isPremium ? none.text : upgradeText}</p>
    </EmptyState>
  );
}
