import { playerWords } from '@madang/i18n/parts/player.ts';
import type { PlaybackSource } from '@madang/player/state.ts';
import { useMemo } from 'react';
import {
  type NoAccess,
  tracksOf,
  usePlaybackPreferences,
  usePlayerAnalytics,
  useStream,
  VideoPlayer,
} from '#app/features/playback/index.ts';
import { widestSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ProgrammeView } from './guide-view.ts';
import type { LiveView } from './live-view.ts';
import type { LiveAnswer } from './use-live-play.ts';

const LIVE = { live: 'edge', 'start-over': 'start', 'catch-up': undefined } as const;

const sourceOf = (answer: LiveAnswer): PlaybackSource => {
  const live = LIVE[answer.kind];
  return {
    manifestUrl: answer.manifest_url,
    durationSeconds: 0,
    resumeSeconds: 0,
    ...tracksOf(answer),
    ...(live && { live }),
  };
};

interface LivePlayerProps {
  view: LiveView;
  answer: LiveAnswer;
  /** The program on screen, which changes while the stream continues. */
  shown: ProgrammeView;
  helpHref: string;
  onRenew: () => void;
  onRefused: (refused: NoAccess) => void;
  onFailed: () => void;
}

/**
 * Player for the channel or one of its programs. Unmounting aborts all requests and frees the stream's place (LV-24).
 */
export function LivePlayer({ view, answer, shown, helpHref, onRenew, onRefused, onFailed }: LivePlayerProps) {
  const { words, locale } = useWords(playerWords);
  const source = useMemo(() => sourceOf(answer), [answer]);
  const { content, series } = answer.programme;
  const signedIn = view.right === 'allowed';
  const stream = useStream(answer, { contentId: content.id, signedIn, onRefused });
  const analytics = usePlayerAnalytics(answer.playback_id, {
    contentIds: [content.id, ...(series ? [series.id] : [])],
    kind: 'live',
    signedIn,
    profileId: view.profile?.id ?? null,
  });
  const { preferences, keep } = usePlaybackPreferences({
    profileId: view.profile?.id ?? null,
    subtitle: view.profile?.subtitles ?? locale,
    // A channel shows one series after the other.
    seriesId: null,
    saved: answer.subtitle_preferences,
  });
  return (
    <VideoPlayer
      inline
      source={source}
      signedUrls={stream.signedUrls}
      title={shown.title}
      subtitle={shown.part ?? undefined}
      poster={shown.image ? widestSource(shown.image) : undefined}
      preferences={preferences}
      locale={locale}
      words={words.player}
      helpHref={helpHref}
      onProgress={(_positionSeconds, reason) => {
        if (reason === 'interval') stream.goesOn();
        if (reason === 'seek') analytics.seeked();
      }}
      onPreference={keep}
      onNext={() => undefined}
      onRetry={onRenew}
      analytics={(moment) => {
        analytics.tell(moment);
        if (moment.type === 'started' || moment.type === 'resumed') stream.goesOn();
        if (moment.type === 'failed') onFailed();
      }}
    />
  );
}
