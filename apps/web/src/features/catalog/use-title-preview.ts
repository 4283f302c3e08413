import type { TitlePreview } from '@madang/contract/playback/playback.contract.ts';
import { useEffect, useState } from 'react';
import { api } from '#app/platform/api.ts';

/** Synopsis and clip of a title, loaded while its card is expanded. Null until then, and when the call fails. */
export const useTitlePreview = (id: string): TitlePreview | null => {
  const [preview, setPreview] = useState<TitlePreview | null>(null);
  useEffect(() => {
    const folding = new AbortController();
    api.previewTitle({ id }, { signal: folding.signal }).then(
      (answer) => !folding.signal.aborted && setPreview(answer),
      () => undefined,
    );
    return () => folding.abort();
  }, [id]);
  return preview;
};
