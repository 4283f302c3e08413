import { useEffect, useEffectEvent, useRef } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { watchGoing } from '#app/platform/window.ts';
import { type NoAccess, noAccessOf } from '../access/no-access.ts';

/** A heartbeat is due every half minute; positions are reported every ten seconds. Milliseconds. */
const RENEW_AFTER_MS = 25_000;

interface Stream {
  /** To be called while the film plays. */
  readonly goesOn: () => void;
}

/**
 * This device's place among the streams of the account (PL-27): renewed while a content plays, given back when it is left.
 * `onRefused` hears that another device ended it, or that there is no room any more after a pause.
 */
export const useStream = (contentId: string, signedIn: boolean, onRefused: (refused: NoAccess) => void): Stream => {
  const renewedAt = useRef(0);
  const stop = useEffectEvent((id: string) => {
    if (signedIn) void api.stopStream({ content_id: id }).catch(() => undefined);
  });

  useEffect(() => {
    renewedAt.current = performance.now();
    const stopWatching = watchGoing(() => stop(contentId));
    return () => {
      stopWatching();
      stop(contentId);
    };
  }, [contentId]);

  const renew = async () => {
    try {
      await api.renewStream();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      const refused = noAccessOf(error);
      // Without a connection the film goes on as long as it can.
      if (refused.kind === 'refused') onRefused(refused);
    }
  };
  return {
    goesOn: () => {
      const now = performance.now();
      if (!signedIn || now - renewedAt.current < RENEW_AFTER_MS) return;
      renewedAt.current = now;
      void renew();
    },
  };
};
