import { useEffect, useState } from 'react';

/** `null` where the browser does not offer it. */
export interface PictureInPicture {
  readonly isActive: boolean;
  readonly toggle: () => void;
}

export const usePictureInPicture = (video: HTMLVideoElement): PictureInPicture | null => {
  const [isActive, setActive] = useState(false);
  const isOffered = video.ownerDocument.pictureInPictureEnabled === true;

  useEffect(() => {
    const enter = (): void => setActive(true);
    const leave = (): void => setActive(false);
    video.addEventListener('enterpictureinpicture', enter);
    video.addEventListener('leavepictureinpicture', leave);
    return () => {
      video.removeEventListener('enterpictureinpicture', enter);
      video.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);

  const toggle = (): void => {
    const page = video.ownerDocument;
    // Refused without a user gesture or before the first frame. The button then stays as it is
    const done = page.pictureInPictureElement === video ? page.exitPictureInPicture() : video.requestPictureInPicture();
    done.catch(() => undefined);
  };

  return isOffered ? { isActive, toggle } : null;
};
