import type { TvRequest } from '@madang/contract/tv-sign-in/tv-sign-in.contract.ts';
import { useEffect, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { removeQrSimpleSign } from '#app/platform/qr-simple-sign.ts';
import { lookUpTv, type TvOutcome } from './answer-tv.ts';
import { readTvRequest } from './stored-tv-request.ts';
import { TvSignInDialog } from './TvSignInDialog.tsx';

/** The stored request is gone with its answer, and with whatever makes one needless (TV-08). */
export function StoredTvDialog() {
  const [request, setRequest] = useState(readTvRequest);
  const [found, setFound] = useState<TvRequest | TvOutcome | null>(null);
  const code = request?.code ?? null;

  useEffect(() => {
    if (code === null) return undefined;
    return abortOnCleanup(async (signal) => {
      const answer = await lookUpTv(api, code);
      if (signal.aborted) return;
      if (typeof answer === 'string') removeQrSimpleSign();
      setFound(answer);
    });
  }, [code]);

  if (code === null || found === null) return null;
  return <TvSignInDialog code={code} found={found} onOver={removeQrSimpleSign} onClose={() => setRequest(null)} />;
}
