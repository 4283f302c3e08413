import { formatDuration } from '@madang/i18n/format.ts';
import { playerWords } from '@madang/i18n/parts/player.ts';
import { errorReference } from '@madang/player/errors.ts';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { VideoPlayer } from '../VideoPlayer.tsx';
import type { PlaybackMoment } from '../video-player-props.ts';
import { useWatchProgress } from '#app/features/watch-history/index.ts';
import { detailPath, paths } from '#app/paths.ts';
import { widestSource } from '#app/pictures.ts';
import { api } from '#app/platform/api.ts';
import { useIsTelevision } from '#app/platform/television.ts';
import { cameFromWithin } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { toFilmAds } from '../ads/ads-of.ts';
import { playbackSource } from '../playback-source.ts';
import type { NoAccess } from '../access/no-access.ts';
import { usePlayerAnalytics } from './use-player-analytics.ts';
import { useEpisodes } from './use-episodes.ts';
import { parseStart } from './parse-start.ts';
import { usePlaybackPreferences } from './use-playback-preferences.ts';
import { useStream } from './use-stream.ts';
import type { NextView, PlaybackView, WatchView } from './watch-view.ts';

interface WatchPlayerProps {
  watch: WatchView;
  playback: PlaybackView;
  line: string | null;
  onRetry: () => void;
  /** Another device ended it, or took the last place while this one slept, or the right to watch has ended. */
  onRefused: (refused: NoAccess) => void;
  /** Where other videos and the way back are, when that is not a page of its own. */
  ways?: Ways | undefined;
  /** Worked by a remote control, whatever the browser says it is. */
  remote?: boolean | undefined;
}

export interface Ways {
  readonly toVideo: (id: string, title: string) => string;
  readonly onBack: () => void;
}

/** The player with what the product knows around it: where the viewer was, what comes next, the way back. */
export function WatchPlayer({ watch, playback, line, onRetry, onRefused, ways, remote }: WatchPlayerProps) {
  const { words, language, locale } = useWords(playerWords);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const source = useMemo(() => {
    // Only where the page begins: a film that is asked for again goes on where it was
    const startSeconds = playback === watch.playback ? parseStart(search) : null;
    return { ...playbackSource(playback), ...(startSeconds !== null && { startSeconds }) };
  }, [playback, watch.playback, search]);
  const ads = useMemo(() => toFilmAds(playback, language), [playback, language]);
  const progress = useWatchProgress(watch.id, watch.work.id, source.manifestUrl);
  const analytics = usePlayerAnalytics(playback.playback_id, {
    contentIds: [watch.id, watch.work.id],
    kind: 'film',
    signedIn: watch.signedIn,
    profileId: watch.profile?.id ?? null,
  });
  const stream = useStream(playback, { contentId: watch.id, signedIn: watch.signedIn, onRefused });
  const { preferences, keep } = usePlaybackPreferences({
    profileId: watch.profile?.id ?? null,
    subtitle: watch.profile?.subtitles ?? locale,
    seriesId: watch.work.id === watch.id ? null : watch.work.id,
    saved: playback.subtitle_preferences,
  });
  const episodes = useEpisodes(watch, ways?.toVideo);
  const isTv = useIsTelevision();
  const isRemote = remote ?? isTv;
  const { work } = watch;

  const nextPath = ({ id, title }: NextView) =>
    ways?.toVideo(id, title) ?? paths.video(language, id, title, { from: 'auto-next' });
  const next = playback.next && {
    title: playback.next.number === null ? playback.next.title : `${playback.next.number}. ${playback.next.title}`,
    ...(playback.next.titleKo !== playback.next.title && { originalTitle: playback.next.titleKo }),
    length: formatDuration(words.time, playback.next.seconds),
    still: widestSource(playback.next.image),
    href: nextPath(playback.next),
  };
  const handleBack = () => {
    if (ways) return ways.onBack();
    if (cameFromWithin()) return navigate(-1);
    return navigate(detailPath(language, { id: work.id, detail_type: work.detailType }, work.title), { replace: true });
  };
  const handleMoment = (moment: PlaybackMoment) => {
    analytics.tell(moment);
    if (moment.type === 'started') progress.start(moment.positionSeconds);
    // The viewer may press play long after the page loaded.
    if (moment.type === 'started' || moment.type === 'resumed') stream.goesOn();
    if (moment.type === 'failed') {
      const report = { code: errorReference(moment.error), path: pathname, message: moment.error.code };
      // For the operators (PL-40). The viewer sees the message on the screen.
      void api.trackError(report).catch(() => undefined);
    }
  };
  return (
    <VideoPlayer
      source={source}
      signedUrls={stream.signedUrls}
      title={work.title}
      subtitle={line ?? undefined}
      poster={widestSource(watch.image)}
      remote={isRemote}
      ads={ads ?? undefined}
      next={next ?? undefined}
      episodes={episodes?.shelf}
      onPrevious={episodes?.playPrevious}
      preferences={preferences}
      locale={locale}
      words={words.player}
      helpHref={paths.helpArticle(language, 'playback')}
      onProgress={(positionSeconds, reason) => {
        if (reason === 'interval') stream.goesOn();
        if (reason === 'seek') analytics.seeked();
        void progress.report(positionSeconds, reason);
      }}
      onPreference={keep}
      // An evening of episodes is one entry of the history: back leads to where it began.
      onNext={() => playback.next && void navigate(nextPath(playback.next), { replace: true })}
      onBack={() => void handleBack()}
      onRetry={onRetry}
      analytics={handleMoment}
    />
  );
}
