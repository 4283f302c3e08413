import type { PlaybackStatus } from '@madang/domain/analytics/playback-event.ts';
import { cameBy, useWatchAnalytics } from '#app/features/analytics/index.ts';
import type { PlaybackMoment } from '../video-player-props.ts';
import type { WatchView } from './watch-view.ts';

const STATUS: Readonly<Partial<Record<PlaybackMoment['type'], PlaybackStatus>>> = {
  paused: 'paused',
  resumed: 'playing',
  buffering: 'buffering',
  ended: 'ended',
  failed: 'failed',
};

/** Tells watch analytics what happens in the player; `address` is the stream's, a new one is a new playback. */
export const useFilmAnalytics = ({ id, work, signedIn, profile }: WatchView, address: string) => {
  const analytics = useWatchAnalytics(address, {
    contentId: id,
    kind: 'film',
    signedIn,
    readProfileId: () => profile?.id ?? null,
  });
  return {
    tell: (moment: PlaybackMoment): void => {
      const status = STATUS[moment.type];
      if (moment.type === 'started') analytics.start(moment.readPosition, cameBy([id, work.id]));
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
