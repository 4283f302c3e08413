import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** iPhones have no full screen but the video's own. */
interface PhoneVideo {
  readonly webkitEnterFullscreen?: () => void;
}

/** TypeScript's DOM leaves out the lock, which only phones have. */
interface LockableOrientation {
  readonly lock?: (orientation: 'landscape') => Promise<void>;
}

const turnPhone = async (view: Window | null): Promise<void> => {
  const orientation = view?.screen.orientation as LockableOrientation | undefined;
  // Desktops and locked phones refuse, and the film stays upright
  await orientation?.lock?.('landscape').catch(() => undefined);
};

export const useFullscreen = (frame: RefObject<HTMLElement | null>) => {
  const [isFullscreen, setFullscreen] = useState(false);

  useEffect(() => {
    const page = frame.current?.ownerDocument;
    if (!page) return undefined;
    const follow = (): void => setFullscreen(page.fullscreenElement === frame.current);
    // Controls come back after a break while the frame fills the screen
    follow();
    page.addEventListener('fullscreenchange', follow);
    return () => page.removeEventListener('fullscreenchange', follow);
  }, [frame]);

  const toggle = async (): Promise<void> => {
    const element = frame.current;
    const page = element?.ownerDocument;
    if (!element || !page) return;
    if (page.fullscreenElement) return page.exitFullscreen();
    const video = element.querySelector<HTMLVideoElement & PhoneVideo>('video');
    if (!page.fullscreenEnabled) return video?.webkitEnterFullscreen?.();
    await element.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
    await turnPhone(page.defaultView);
  };

  return { isFullscreen, toggle };
};
