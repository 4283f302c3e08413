import type { SignedUrls } from '@madang/player/signed-url-renewer.ts';
import { reportProgress } from '@madang/player/report-progress.ts';
import { createShakaEngine } from '@madang/player/shaka-engine.ts';
import type { AdBreaks } from '@madang/player/ads/ad-breaks.ts';
import { createPlayerStore } from '@madang/player/store.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

import type { FilmAds } from './ads/ads-of.ts';
import { loadAds } from './ads/load-ads.ts';
import type { OpenAds } from './ads/open-ads.ts';
import { watchMoments } from './playback-moments.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

export interface OpenPlayer {
  readonly store: PlayerStore;
  readonly video: HTMLVideoElement;
  /** Provider of signed URLs for the film's files. */
  readonly signedUrls?: SignedUrls | undefined;
  /** Null in a film without ads. */
  readonly ads: AdBreaks | null;
}

type PlayedProps = Pick<VideoPlayerProps, 'source' | 'signedUrls' | 'ads' | 'preferences' | 'onProgress' | 'analytics'>;

/**
 * Plays the source in a video element of its own inside the stage, from mounting until unmounting: afterwards there is
 * no element, no engine and no request left, and the last position has been reported.
 */
export const usePlayer = (stage: RefObject<HTMLElement | null>, props: PlayedProps): OpenPlayer | null => {
  const [opened, setOpened] = useState<OpenPlayer | null>(null);
  const onProgress = useEffectEvent(props.onProgress);
  const onMoment = useEffectEvent((...moment: Parameters<NonNullable<PlayedProps['analytics']>>) => props.analytics?.(...moment));
  const open = useEffectEvent((video: HTMLVideoElement) => createPlayerStore(createShakaEngine(video, props.signedUrls)));
  const keepOpened = useEffectEvent((store: PlayerStore, video: HTMLVideoElement, ads: AdBreaks | null) =>
    setOpened({ store, video, ads, signedUrls: props.signedUrls }),
  );
  const load = useEffectEvent((store: PlayerStore) => {
    store.request({ type: 'load', source: props.source, preferences: props.preferences });
  });
  const readAds = useEffectEvent(() => props.ads);

  useEffect(() => {
    const room = stage.current;
    if (!room) return undefined;
    const page = room.ownerDocument;
    const video = page.createElement('video');
    video.playsInline = true;
    room.prepend(video);

    const store = open(video);
    let ads: OpenAds | null = null;
    let isLeft = false;
    const beginWithBreaks = async (filmAds: FilmAds): Promise<void> => {
      const adsModule = await loadAds().catch(() => null);
      if (isLeft) return;
      // Ads that fail to load do not block the film.
      if (!adsModule) return store.request({ type: 'play' });
      ads = adsModule.openAds(room, store, filmAds);
      keepOpened(store, video, ads);
      ads.begin();
    };
    const progress = reportProgress(store, (positionSeconds, reason) => onProgress(positionSeconds, reason));
    const moments = watchMoments(store, (moment) => onMoment(moment));
    const listening = new AbortController();
    page.addEventListener('visibilitychange', () => page.hidden && progress.now('hidden'), { signal: listening.signal });
    page.defaultView?.addEventListener('pagehide', () => progress.now('leave'), { signal: listening.signal });
    const unsubscribe = store.subscribe(() => {
      keepOpened(store, video, ads);
      unsubscribe();
    });
    load(store);
    const filmAds = readAds();
    if (filmAds) void beginWithBreaks(filmAds);
    else store.request({ type: 'play' });

    return () => {
      isLeft = true;
      listening.abort();
      progress.leave();
      moments.stop();
      setOpened(null);
      ads?.close();
      void store.destroy();
      video.remove();
    };
  }, [stage]);

  return opened;
};
