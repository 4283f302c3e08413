import type { SignedUrl } from '@madang/contract/playback/playback.contract.ts';
import { createSignedUrlRenewer, type SignedUrls, type SignedAddress, type Renewal } from '@madang/player/signed-url-renewer.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { api, authority, ownAuthority } from '#app/platform/api.ts';
import { wallClock } from '#app/platform/clock.ts';
import { watchGoing } from '#app/platform/window.ts';
import { type NoAccess, toNoAccess } from '../access/no-access.ts';

interface Stream {
  /** Keeps the film's signed URL fresh. For the player. */
  readonly signedUrls: SignedUrls;
  /** To be called while the film plays, and when it goes on after a pause. */
  readonly goesOn: () => void;
}

interface StreamOptions {
  readonly contentId: string;
  readonly signedIn: boolean;
  /** Another device ended it, there is no room any more after a pause, or the right to watch has ended. */
  readonly onRefused: (refused: NoAccess) => void;
}

const lentBy = ({ manifest_url, valid_for, renew_after }: SignedUrl): SignedAddress => ({
  address: manifest_url,
  validSeconds: valid_for,
  renewAfterSeconds: renew_after,
});

const renew = async (address: string): Promise<Renewal<NoAccess>> => {
  try {
    return { kind: 'issued', next: lentBy(await api.renewStream({ address })) };
  } catch (error) {
    const reason = toNoAccess(error);
    // Without a connection the film goes on as long as it can.
    return reason.kind === 'refused' ? { kind: 'refused', reason } : { kind: 'unreachable' };
  }
};

/**
 * The stream of this device: its signed URL and its place among the account's streams (PL-27), both renewed by one call
 * during playback. Unmounting frees the place.
 */
export const useStream = (playback: SignedUrl, { contentId, signedIn, onRefused }: StreamOptions): Stream => {
  const { manifest_url, valid_for, renew_after, expires_at } = playback;
  const signedUrls = useMemo(
    () =>
      createSignedUrlRenewer({
        first: lentBy({ manifest_url, valid_for, renew_after, expires_at }),
        renew,
        authority,
        now: wallClock,
        authorization: ownAuthority,
      }),
    [manifest_url, valid_for, renew_after, expires_at],
  );
  const refuse = useEffectEvent(onRefused);
  const stop = useEffectEvent((id: string) => {
    if (signedIn) void api.stopStream({ content_id: id }).catch(() => undefined);
  });

  useEffect(() => signedUrls.whenRefused((reason) => refuse(reason)), [signedUrls]);
  useEffect(() => {
    const stopWatching = watchGoing(() => stop(contentId));
    return () => {
      stopWatching();
      stop(contentId);
    };
  }, [contentId]);

  return { signedUrls, goesOn: signedUrls.goesOn };
};
