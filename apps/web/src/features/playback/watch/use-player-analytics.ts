import type { PlaybackKind, PlaybackStatus } from '@madang/domain/analytics/playback-event.ts';
import { cameBy, useWatchAnalytics } from '#app/features/analytics/index.ts';
import type { PlaybackMoment } from '../video-player-props.ts';

const STATUS: Readonly<Partial<Record<PlaybackMoment['type'], PlaybackStatus>>> = {
  paused: 'paused',
  resumed: 'playing',
  buffering: 'buffering',
  ended: 'ended',
  failed: 'failed',
};

interface Played {
  /** What plays, then what it is part of. */
  readonly contentIds: readonly [string, ...string[]];
  readonly kind: PlaybackKind;
  readonly signedIn: boolean;
  readonly profileId: string | null;
}

/** Reports player events to watch analytics. `playbackId` comes from the play call, and a new one is a new playback. */
export const usePlayerAnalytics = (playbackId: string, { contentIds, kind, signedIn, profileId }: Played) => {
  const [contentId] = contentIds;
  const analytics = useWatchAnalytics(playbackId, { contentId, playbackId, kind, signedIn, readProfileId: () => profileId });
  return {
    tell: (moment: PlaybackMoment): void => {
      const status = STATUS[moment.type];
      if (moment.type === 'started') analytics.start(moment.readPosition, cameBy(contentIds));
      else if (status) analytics.status(status);
      else if (moment.type === 'changed') {
        const { subtitle, audio, speed } = moment.change;
        if (subtitle !== undefined) analytics.changed('subtitle_language', subtitle);
        if (audio !== undefined) analytics.changed('audio_language', audio);
        if (speed !== undefined) analytics.changed('speed', String(speed));
      }
    },
    seeked: () => analytics.status('seeked'),
  };
};
