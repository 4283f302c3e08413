import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { ignoreFailure, onCallFailed } from '#app/platform/call-failures.ts';
import { wallClock } from '#app/platform/clock.ts';
import { tvDevice } from '#app/platform/tv-device.ts';
import { awaitAnswer } from './await-answer.ts';
import { forgetTvSession, leaveTvSession, resumeTvSession, startTvSession } from './tv-session.ts';

export interface ShownCode {
  readonly code: string;
  readonly qr_url: string;
  readonly simple_sign_url: string;
}

/** What a television is at. */
export type TvPhase =
  | { readonly kind: 'waking' }
  | { readonly kind: 'asking'; readonly shown: ShownCode }
  | { readonly kind: 'denied' | 'expired' | 'unreachable' }
  | { readonly kind: 'signedIn'; readonly user: SessionUser };

/** False when the screen is left meanwhile. */
const waiting =
  (signal: AbortSignal) =>
  (seconds: number): Promise<boolean> =>
    new Promise((done) => {
      const timer = setTimeout(() => done(true), seconds * 1000);
      const leave = () => {
        clearTimeout(timer);
        done(false);
      };
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
    });

/** Restores the television's session, or shows a code and waits for its answer. */
const wake = async (signal: AbortSignal, tell: (phase: TvPhase) => void): Promise<void> => {
  const known = await resumeTvSession();
  if (known) return tell({ kind: 'signedIn', user: known });
  const shown = await api.createTvSignIn(tvDevice());
  tell({ kind: 'asking', shown });
  const answer = await awaitAnswer(api, shown, { wait: waiting(signal), now: wallClock });
  if (answer.kind !== 'left') tell(answer);
};

/** The session of this television, from its code to its end. */
export const useTvSession = () => {
  const [phase, setPhase] = useState<TvPhase>({ kind: 'waking' });
  const [attempt, setAttempt] = useState(0);

  const begin = useCallback(() => {
    setPhase({ kind: 'waking' });
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    const tell = (next: TvPhase) => {
      if (leaving.signal.aborted) return;
      if (next.kind === 'signedIn') startTvSession(next.user, begin);
      setPhase(next);
    };
    void wake(leaving.signal, tell).catch(onCallFailed(() => tell({ kind: 'unreachable' })));
    return () => leaving.abort();
  }, [attempt, begin]);

  const signOut = async (): Promise<void> => {
    // Offline, the account can still end this session from another device.
    await api.signOut().catch(ignoreFailure);
    forgetTvSession();
    leaveTvSession();
    begin();
  };

  return { phase, begin, signOut: () => void signOut() };
};
