import { useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { play } from './play.ts';
import type { NoAccess } from '../access/no-access.ts';
import type { PlaybackView, WatchView } from './watch-view.ts';

/**
 * The playback from the loader data, or a renewed one: access may expire while the viewer watches, and the server may
 * no longer know a signed URL (PL-43, PL-48).
 */
export const usePlayback = ({ id, following, playback }: WatchView) => {
  const { language } = useWords();
  const [renewed, setRenewed] = useState<{ readonly id: string; readonly playback: PlaybackView | NoAccess } | null>(null);
  const renew = async (): Promise<void> => {
    const answer = await play(api, { contentId: id, language, following });
    setRenewed({ id, playback: answer });
  };
  return {
    playback: renewed?.id === id ? renewed.playback : playback,
    renew: () => void renew(),
    /** What plays may go on no more. */
    refuse: (refused: NoAccess) => {
      if (refused.kind === 'refused' && refused.refusal === 'MEDIA_ADDRESS_INVALID') void renew();
      else setRenewed({ id, playback: refused });
    },
  };
};
