import { type RefObject, useEffect, useState } from 'react';

/** The whole page, not the strip alone: a strip of its own would have a place of its own. */
export const useReaderFullscreen = (frame: RefObject<HTMLElement | null>) => {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    const page = frame.current?.ownerDocument;
    if (!page) return undefined;
    const follow = (): void => setFullscreen(page.fullscreenElement !== null);
    page.addEventListener('fullscreenchange', follow);
    return () => page.removeEventListener('fullscreenchange', follow);
  }, [frame]);

  const toggle = async (): Promise<void> => {
    const page = frame.current?.ownerDocument;
    if (!page?.fullscreenEnabled) return;
    // Browsers may refuse, and the page stays as it is.
    if (page.fullscreenElement) await page.exitFullscreen().catch(() => undefined);
    else await page.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  };
  return { isFullscreen, toggle: () => void toggle() };
};
