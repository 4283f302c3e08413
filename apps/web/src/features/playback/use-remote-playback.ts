import { useEffect, useState } from 'react';

/** Opens the browser's device picker for casting. Null while no device is known. */
export const useRemotePlayback = (video: HTMLVideoElement): (() => void) | null => {
  const [isAvailable, setAvailable] = useState(false);

  useEffect(() => {
    // Firefox has no such thing, and a browser may know no way to look for devices
    const remote = 'remote' in video ? video.remote : undefined;
    if (!remote) return undefined;
    const watching = remote.watchAvailability(setAvailable).catch(() => null);
    return () => {
      void watching.then((id) => (id === null ? undefined : remote.cancelWatchAvailability(id).catch(() => undefined)));
    };
  }, [video]);

  // Closing the browser's list of devices is no failure
  return isAvailable ? () => void video.remote.prompt().catch(() => undefined) : null;
};
