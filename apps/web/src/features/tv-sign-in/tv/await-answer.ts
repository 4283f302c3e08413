import type { Client } from '@madang/contract/client.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { isCallFailed } from '#app/platform/api.ts';

interface Shown {
  readonly poll_token: string;
  /** Seconds. */
  readonly interval: number;
  readonly expires_in: number;
}

interface Around {
  /** False once the screen was left. */
  readonly wait: (seconds: number) => Promise<boolean>;
  /** Milliseconds of a clock that goes on while the television sleeps. */
  readonly now: () => number;
}

type TvAnswer =
  | { readonly kind: 'signedIn'; readonly user: SessionUser }
  | { readonly kind: 'denied' | 'expired' }
  | { readonly kind: 'left' };

/** A code that has run out here may have been answered in its last second: the server is asked a little longer. */
const AFTER_THE_END_MS = 15_000;

/** Polls at the server's interval until the request is answered or its code expires. A failed poll is repeated. */
export const awaitAnswer = async (
  api: Pick<Client, 'getTvSignIn'>,
  { poll_token, interval, expires_in }: Shown,
  { wait, now }: Around,
): Promise<TvAnswer> => {
  const end = now() + expires_in * 1000 + AFTER_THE_END_MS;
  let seconds = interval;
  while (await wait(seconds)) {
    try {
      const answer = await api.getTvSignIn({ poll_token });
      if (answer.status === 'bound' && answer.user) return { kind: 'signedIn', user: answer.user };
      if (answer.status === 'denied' || answer.status === 'expired') return { kind: answer.status };
      seconds = answer.interval;
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      if (now() >= end) return { kind: 'expired' };
    }
  }
  return { kind: 'left' };
};
