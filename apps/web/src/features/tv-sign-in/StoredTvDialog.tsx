import type { TvRequest } from '@madang/contract/tv-sign-in/tv-sign-in.contract.ts';
import { useEffect, useState } from 'react';
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
    let isLate = false;
    const ask = async (asked: string) => {
      const answer = await lookUpTv(api, asked);
      if (isLate) return;
      if (typeof answer === 'string') removeQrSimpleSign();
      setFound(answer);
    };
    if (code !== null) void ask(code);
    return () => {
      isLate = true;
    };
  }, [code]);

  if (code === null || found === null) return null;
  return <TvSignInDialog code={code} found={found} onOver={removeQrSimpleSign} onClose={() => setRequest(null)} />;
}
